import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { headers } from '@waymark/api';
import { signAccessToken } from '@waymark/edge';
import { databaseSettings } from '@waymark/postgres';
import { readFileSync } from 'node:fs';
import { OWNER, WORKSPACE } from './world.ts';

export const SECRET = 'a secret that is only good for the bench';
/** Of the vault of personal data. */
export const MASTER_KEY = Buffer.from(Array.from({ length: 32 }, (_, n) => n));
const START_WITHIN_MS = 30_000;

/** A server in a process of its own. */
export type ServerProcess = {
  readonly url: string;
  /**
   * Bytes that the process holds after the garbage was collected, and the most that it ever held.
   */
  memory(): Promise<{ now: number; most: number }>;
  stop(): Promise<void>;
};

const programs = {
  command: new URL('main.ts', import.meta.resolve('@waymark/command')),
  projector: new URL('main.ts', import.meta.resolve('@waymark/projector')),
  bareKoa: new URL('peers/bareKoa.ts', import.meta.url),
} as const;

const children = new Set<ChildProcess>();

/** Ends what a measure that failed or was given up has left running. */
export function killServices(): void {
  for (const child of children) child.kill('SIGKILL');
}

/**
 * Options of Node by which the image bounds the heaps of both services. @throws Error when the
 * Dockerfile sets none
 */
function heapOptions(): string[] {
  const dockerfile = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8');
  const options = /^ENV NODE_OPTIONS="(.+)"$/m.exec(dockerfile)?.[1];
  if (options === undefined) throw new Error('the Dockerfile does not set NODE_OPTIONS');
  return options.split(' ');
}

/** Starts a service as an operator would, or a peer, and waits until it answers. */
export async function startService(
  program: keyof typeof programs,
  connectionString: string,
  mailServer = 'smtp://127.0.0.1:1',
): Promise<ServerProcess> {
  const port = await freePort();
  const child = fork(programs[program], {
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      '--expose-gc',
      ...heapOptions(),
      '--import',
      new URL('memoryProbe.ts', import.meta.url).href,
    ],
    env: {
      PATH: process.env['PATH'] ?? '',
      ...(program === 'bareKoa'
        ? { DATABASE_URL: connectionString }
        : databaseSettings(connectionString)),
      SIGNING_SECRET: SECRET,
      VAULT_MASTER_KEY: MASTER_KEY.toString('base64'),
      SMTP_URL: mailServer,
      PUBLIC_URL: 'http://127.0.0.1',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      // One person does what thousands would.
      LIMITS_FACTOR: '1000000',
      OPERATORS: 'owner@example.com',
    },
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(child, url);
  return {
    url,
    async memory() {
      child.send('memory');
      const [memory] = (await once(child, 'message')) as [{ now: number; most: number }];
      return memory;
    },
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const inTime = await Promise.race([ended, delay(10_000, null)]);
      if (inTime === null) child.kill('SIGKILL');
    },
  };
}

async function untilHealthy(child: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + START_WITHIN_MS;
  for (;;) {
    if (child.exitCode !== null) throw new Error('the service did not start');
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    if (performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`the service does not answer at ${url}`);
    }
    await delay(50);
  }
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * Headers of a request by the owner of the workspace; the token is good for a quarter of an hour.
 */
export const asOwner = (): Record<string, string> => ({
  Authorization: `Bearer ${signAccessToken(SECRET, { accountId: OWNER, sid: 'bench' }, new Date()).accessToken}`,
  [headers.workspace]: WORKSPACE,
  'Content-Type': 'application/json',
});

/** Waits, however long it takes, until the projector reads as of `position`. */
export async function caughtUp(projector: ServerProcess, position: bigint): Promise<void> {
  // Of a plan that there is not: to count what a long history holds takes its time.
  const filter = encodeURIComponent('{"planId":"none"}');
  const paths = ['history', 'tasks'].map(
    (list) => `/api/${list}?filter=${filter}&range=[0,0]&after=${position}`,
  );
  for (const path of paths)
    for (;;) {
      const answer = await fetch(projector.url + path, { headers: asOwner() });
      await answer.arrayBuffer();
      if (answer.status === 200 && answer.headers.get(headers.stale) === null) break;
    }
}

/** A GET as the owner, whose answer must be 200. @throws with the answer when it is not */
export async function get<Body>(
  service: ServerProcess,
  path: string,
): Promise<{ body: Body; total: number }> {
  const answer = await fetch(service.url + path, { headers: asOwner() });
  if (answer.status !== 200)
    throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`);
  if (answer.headers.get(headers.stale) !== null)
    throw new Error(`GET ${path}: the answer is stale`);
  const [, total] = answer.headers.get('Content-Range')?.split('/') ?? [];
  return { body: (await answer.json()) as Body, total: Number(total) };
}

/**
 * Gives a command as the owner, which must succeed; answers the position. @throws with the answer
 * when it does not
 */
export async function give(service: ServerProcess, name: string, payload: object): Promise<string> {
  const answer = await fetch(`${service.url}/api/commands/${name}`, {
    method: 'POST',
    headers: asOwner(),
    body: JSON.stringify(payload),
  });
  if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { position: string }).position;
}
