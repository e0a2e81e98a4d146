import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres, type RunningPostgres, type StartOptions } from './postgres.ts';
import { processIsAlive } from './processes.ts';
import { StartupProblem } from '../base/startupProblem.ts';

/** Before the n-th try to start it again, in milliseconds; the last one stays. */
const PAUSES = [100, 250, 500, 1_000, 2_000, 5_000, 10_000];
/** A server that has lived so long is not one that ends right after its start, in milliseconds. */
const SETTLED = 3_000;
/** How often it is looked at, in milliseconds. */
const LOOK = 200;

/** How long a shutdown in order may take when people wait for it, in milliseconds. */
const STOP_WITHIN = 2_000;

/**
 * Starts Postgres and starts it again whenever it ends by itself (a crash, the system's memory
 * killer), on the same port, with growing pauses; each time it says so.
 */
export class KeptPostgres {
  readonly #options: StartOptions;
  readonly #stopping = new AbortController();
  #running: RunningPostgres | null = null;
  #kept: Promise<unknown> = Promise.resolve();

  constructor(options: Omit<StartOptions, 'signal'>) {
    this.#options = { ...options, signal: this.#stopping.signal };
  }

  /**
   * Resolves with the connection string, which stays the same. @throws StartupProblem when the
   * first start fails
   */
  async start(): Promise<string> {
    const starting = startPostgres(this.#options);
    this.#kept = starting.catch(() => undefined);
    this.#running = await starting;
    const { connectionString } = this.#running;
    // What it rejects with is that it was stopped.
    this.#kept = this.#keep(new URL(connectionString).port).catch(() => undefined);
    return connectionString;
  }

  /** Ends it, in whatever state it is. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#kept;
    await this.#running?.stop(STOP_WITHIN);
  }

  async #keep(port: string): Promise<never> {
    const { log, settings } = this.#options;
    const { signal } = this.#stopping;
    const options = { ...this.#options, settings: { ...settings, port } };
    let tries = 0;
    for (;;) {
      const since = performance.now();
      while (processIsAlive(this.#running?.pid ?? 0)) await delay(LOOK, undefined, { signal });
      if (performance.now() - since > SETTLED) tries = 0;
      log('The database has ended unexpectedly. It is started again …');
      await delay(pauseBefore(tries++), undefined, { signal });
      this.#running = await this.#startAgain(options, () => tries++);
      log('The database runs again.');
    }
  }

  async #startAgain(options: StartOptions, tryNumber: () => number): Promise<RunningPostgres> {
    const { signal } = this.#stopping;
    for (;;) {
      try {
        return await startPostgres(options);
      } catch (error) {
        signal.throwIfAborted();
        const pause = pauseBefore(tryNumber());
        options.log(`${inWords(error)} The next try is in ${pause / 1000} s.`);
        await delay(pause, undefined, { signal });
      }
    }
  }
}

const pauseBefore = (tries: number): number => PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0;

const inWords = (error: unknown): string =>
  error instanceof StartupProblem
    ? `${error.message} ${error.advice}`
    : `The database could not be started: ${String(error)}.`;
