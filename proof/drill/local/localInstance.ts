import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connectionString } from '@waymark/local/postgres/connection.ts';
import { runningPostmaster, waitForEnd } from '@waymark/local/postgres/processes.ts';
import pg from 'pg';
import { openDrillLog } from '../stack/drillLog.ts';
import { freePort } from '../stack/freePort.ts';
import { inherited } from '../stack/inherited.ts';
import type { Driven } from '../stack/stack.ts';

const program = path.join(import.meta.dirname, '../../../local/testing/launchWithoutPages.ts');

/** `npm start` as a process of its own, on a folder of its own. */
export class LocalInstance {
  readonly folder: string;
  readonly url: string;
  readonly #child: ChildProcess;
  #said = '';

  private constructor(folder: string, port: number, args: readonly string[]) {
    this.folder = folder;
    this.url = `http://127.0.0.1:${port}`;
    this.#child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', program, ...args],
      {
        env: { ...inherited(), PORT: String(port), WAYMARK_DATA: folder, LOG_LEVEL: 'warn' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    for (const out of [this.#child.stdout, this.#child.stderr])
      out?.on('data', (chunk: Buffer) => (this.#said += chunk.toString()));
  }

  /** Starts it; nothing is awaited but that its process is there. */
  static async launch(args: readonly string[] = []): Promise<LocalInstance> {
    const folder = await mkdtemp(path.join(tmpdir(), 'waymark-local-'));
    await chmod(folder, 0o711);
    return new LocalInstance(folder, await freePort(), args);
  }

  /** What it has written to the terminal. */
  get said(): string {
    return this.#said;
  }

  /** Resolves once it has said this so often. @throws Error when it ends before */
  async says(words: string, times = 1): Promise<void> {
    while (this.#said.split(words).length <= times) {
      if (this.#child.exitCode !== null)
        throw new Error(`it ended before it said “${words}”:\n${this.#said}`);
      await delay(20);
    }
  }

  /** Whether it says of itself that it can do its work. */
  isReady(): Promise<boolean> {
    const signal = AbortSignal.timeout(5_000);
    return fetch(`${this.url}/readyz`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  postmaster() {
    return runningPostmaster(path.join(this.folder, 'postgres'));
  }

  /** kill -9 of its Postgres; resolves once that is gone. */
  async killDatabase(): Promise<void> {
    const found = await this.postmaster();
    if (found === undefined) throw new Error('there is no database to kill');
    process.kill(found.pid, 'SIGKILL');
    if (!(await waitForEnd(found.pid, 10_000))) throw new Error('the killed database does not end');
  }

  /**
   * Ctrl-C. Resolves with the exit code; null where it had to be killed after `patience`
   * milliseconds.
   */
  async stop(patience = 15_000): Promise<number | null> {
    if (this.#child.exitCode !== null) return this.#child.exitCode;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGINT');
    const late = setTimeout(() => this.#child.kill('SIGKILL'), patience);
    await ended;
    clearTimeout(late);
    return this.#child.exitCode;
  }

  removed(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }

  /** As callers and proofs need it: its secret and its log are read from its database. */
  async driven(): Promise<Driven> {
    const port = (await this.postmaster())?.port ?? 0;
    const password = await readFile(path.join(this.folder, 'postgres.password'), 'utf8');
    const address = connectionString(port, password.trim(), 'waymark');
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    const { rows } = await client.query<{ secret: string }>(
      'SELECT secret FROM identity.signing_key',
    );
    await client.end();
    return {
      commandUrl: this.url,
      projectorUrl: this.url,
      signingSecret: rows[0]?.secret ?? '',
      log: await openDrillLog('postgres', address),
      mail: { codeFor: (email) => this.#codeFor(email) },
    };
  }

  /** The code in the newest mail to this address. */
  #codeFor(email: string): string | null {
    const folder = path.join(this.folder, 'mailbox');
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
    for (const name of names.sort().reverse()) {
      const text = readFileSync(path.join(folder, name), 'utf8');
      if (!text.includes(`"${email}"`)) continue;
      const { text: words } = JSON.parse(text) as { text: string };
      return /(?<![\w#-])\d{6}(?![\w-])/.exec(words)?.[0] ?? null;
    }
    return null;
  }
}
