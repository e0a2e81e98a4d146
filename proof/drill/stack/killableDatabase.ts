import { readFile } from 'node:fs/promises';
import { startPostgres, type RunningPostgres } from '@waymark/local/postgres/postgres.ts';
import { runningPostmaster, waitForEnd } from '@waymark/local/postgres/processes.ts';
import { freePort } from './freePort.ts';

/** Longest wait for a killed process to be gone, in milliseconds. */
const GONE_WITHIN = 10_000;

/**
 * An embedded Postgres with its durable settings, always on the same port, so that it can be killed
 * and come back.
 */
export class KillableDatabase {
  readonly #dataDir: string;
  readonly #port: number;
  #running: RunningPostgres;

  private constructor(dataDir: string, port: number, running: RunningPostgres) {
    this.#dataDir = dataDir;
    this.#port = port;
    this.#running = running;
  }

  static async start(dataDir: string): Promise<KillableDatabase> {
    const port = await freePort();
    return new KillableDatabase(dataDir, port, await launch(dataDir, port));
  }

  get connectionString(): string {
    return this.#running.connectionString;
  }

  /** SIGKILL to the server, which takes its backends with it; resolves once it is gone. */
  async kill(): Promise<void> {
    const found = await runningPostmaster(this.#running.dataDir);
    if (found === undefined) throw new Error('there is no database to kill');
    process.kill(found.pid, 'SIGKILL');
    if (!(await waitForEnd(found.pid, GONE_WITHIN)))
      throw new Error('the killed database does not end');
  }

  /**
   * SIGSTOP to the server and all of its backends, as when its machine is paused, until what is
   * answered is called.
   */
  async pause(): Promise<() => void> {
    const found = await runningPostmaster(this.#running.dataDir);
    if (found === undefined) throw new Error('there is no database to pause');
    const paused = [found.pid];
    // Whoever is started by it meanwhile is stopped by its own standing still.
    process.kill(found.pid, 'SIGSTOP');
    for (const pid of await childrenOf(found.pid)) {
      process.kill(pid, 'SIGSTOP');
      paused.push(pid);
    }
    return () => {
      for (const pid of paused.reverse()) process.kill(pid, 'SIGCONT');
    };
  }

  /** Recovers from the write-ahead log; resolves once it takes connections. */
  async restart(): Promise<void> {
    this.#running = await launch(this.#dataDir, this.#port);
  }

  stop(): Promise<void> {
    return this.#running.stop();
  }
}

const childrenOf = async (pid: number): Promise<readonly number[]> => {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
};

const launch = (dataDir: string, port: number) =>
  startPostgres({
    dataDir,
    log: () => undefined,
    // Two pairs of services, one of which makes tables anew, and one that comes back while its old
    // connections stand.
    settings: { port: String(port), max_connections: '200' },
  });
