import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectionString } from '@waymark/local/postgres/connection.ts';
import { clusterPaths } from '@waymark/local/postgres/paths.ts';
import { runningPostmaster } from '@waymark/local/postgres/processes.ts';
import { unprivilegedUser } from '@waymark/local/postgres/unprivilegedUser.ts';
import pg from 'pg';
import { freePort } from '../drill/stack/freePort.ts';

/** How long a checkout may take to build its apps and make its demo, in milliseconds. */
const READY_WITHIN = 300_000;

/** A checkout that runs by its own `npm start` on a data folder. */
export type RunningCheckout = {
  /** The document as it is served, as text. */
  openApi(): Promise<string>;
  /** Model -> version of the tables that answer reads. */
  modelVersions(): Promise<ReadonlyMap<string, number>>;
  /** Does the work, then stops the checkout in order. */
  whileRunning<T>(work: () => Promise<T>): Promise<T>;
};

/** @throws Error with what the checkout said, when it does not come up */
export async function startCheckout(checkout: string, data: string): Promise<RunningCheckout> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = npm(checkout, ['start'], { WAYMARK_DATA: data, PORT: String(port) });
  await ready(child);
  return {
    openApi: async () => (await fetch(`${url}/api/openapi.json`)).text(),
    modelVersions: () => modelVersions(data),
    async whileRunning(work) {
      try {
        return await work();
      } finally {
        // npm ends before what it started: that has ended when nobody can write any more.
        const ended = once(child, 'close');
        end(child);
        await ended;
      }
    },
  };
}

/** `npm run ops -- verify`: holds every row that is read against a fresh fold of the log. */
export async function verifyRows(
  checkout: string,
  data: string,
): Promise<{ readonly code: number; readonly said: string }> {
  const child = npm(checkout, ['run', 'ops', '--', 'verify'], { WAYMARK_DATA: data });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code: code ?? 1, said };
}

/** By npm, as a person would: where the scripts lie may have changed between the two checkouts. */
function npm(
  checkout: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): ChildProcess {
  return spawn('npm', ['--silent', ...args], {
    cwd: checkout,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** npm does not hand a signal on to what it started: all of its group is told. */
function end({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGTERM');
}

function ready(child: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      end(child);
      reject(new Error(`${why}\n${said}`));
    };
    const late = setTimeout(() => fail('It was not ready in time.'), READY_WITHIN);
    const hear = (text: Buffer) => {
      said += text.toString();
      if (!said.includes('Ready at')) return;
      clearTimeout(late);
      resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => {
      clearTimeout(late);
      reject(new Error(`It ended before it was ready.\n${said}`));
    });
  });
}

async function modelVersions(data: string): Promise<ReadonlyMap<string, number>> {
  const user = await unprivilegedUser();
  const paths = await clusterPaths(join(data, 'postgres'), user, console.error);
  const server = await runningPostmaster(paths.dataDir);
  if (server?.ready !== true) throw new Error('The database of the checkout does not answer.');
  const password = (await readFile(paths.password, 'utf8')).trim();
  const client = new pg.Client({
    connectionString: connectionString(server.port, password, 'waymark'),
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ model: string; version: number }>(
      `SELECT model, version FROM read.checkpoints WHERE slot = 'serving'`,
    );
    return new Map(rows.map(({ model, version }) => [model, version]));
  } finally {
    await client.end();
  }
}
