import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { inherited } from './inherited.ts';

export type ServiceOptions = {
  readonly name: string;
  /** Path of its main.ts. */
  readonly main: string;
  readonly env: Readonly<Record<string, string>>;
  /** File that takes what it writes. */
  readonly logFile: string;
  /** Told each time the process ends without having been asked to, before it is started again. */
  readonly onOwnEnd: (how: string) => void;
};

/** Before a service that ended is started anew, in milliseconds. */
const PAUSE = 100;

/** So many characters of its log tell why a service ended: an error with its stack. */
const LAST_WORDS = 2_000;

/** The log goes with the drill's folder, and why a service ended must not go with it. */
const lastWords = (logFile: string): string =>
  readFileSync(logFile, 'utf8').trimEnd().slice(-LAST_WORDS);

/** One service as a process of its own, started again whenever it ends, as a supervisor does. */
export class SupervisedService {
  readonly #options: ServiceOptions;
  #child: ChildProcess;
  #stopping = false;
  #held = false;
  readonly #killed = new WeakSet<ChildProcess>();

  constructor(options: ServiceOptions) {
    this.#options = options;
    this.#child = this.#launch();
  }

  #launch(): ChildProcess {
    const { name, main, env, logFile, onOwnEnd } = this.#options;
    const log = openSync(logFile, 'a');
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
      env: { ...inherited(), ...env },
      stdio: ['ignore', log, log],
    });
    closeSync(log); // The child has its own.
    child.once('exit', (code, signal) => {
      if (this.#stopping) return;
      if (!this.#killed.has(child))
        onOwnEnd(`${name} ended by itself (${signal ?? code}): ${lastWords(logFile)}`);
      void delay(PAUSE).then(() => {
        if (!this.#stopping && !this.#held) this.#child = this.#launch();
      });
    });
    return child;
  }

  /**
   * SIGKILL, or another signal that ends it; resolves once the process is gone with its exit code,
   * which is null when the signal ended it. It comes back by itself.
   */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<number | null> {
    const child = this.#child;
    this.#killed.add(child);
    const gone =
      child.exitCode === null && child.signalCode === null
        ? once(child, 'exit')
        : Promise.resolve();
    child.kill(signal);
    await gone;
    return child.exitCode;
  }

  /** SIGSTOP: it stands still, as a machine that is paused, until it goes on. */
  pause(): void {
    this.#child.kill('SIGSTOP');
  }

  goOn(): void {
    this.#child.kill('SIGCONT');
  }

  /** SIGKILL, and it stays away until `letBack`. */
  async holdDown(): Promise<void> {
    this.#held = true;
    await this.kill();
  }

  letBack(): void {
    this.#held = false;
    this.#child = this.#launch();
  }

  /**
   * SIGTERM, and how the process ended: its exit code, or null when it had to be killed after
   * `patience` milliseconds.
   */
  async stop(patience = 15_000): Promise<number | null> {
    this.#stopping = true;
    const child = this.#child;
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), patience);
    await gone;
    clearTimeout(timer);
    return child.exitCode;
  }
}
