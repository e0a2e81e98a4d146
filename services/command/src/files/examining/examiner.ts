import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { FairShare } from '@waymark/edge';
import type { Examined, ToExamine } from './examine.ts';

/** How long one file may take, in milliseconds, on a machine that does much else too. */
const LONGEST = 30_000;
/** After how long without work the process ends, in milliseconds. */
const IDLE = 60_000;
/** At which priority files are examined: behind whatever answers requests. */
export const NICE = 10;
/** Files that wait for one workspace. */
const WAITING = 40;

/**
 * Examines files, one after the other and in turns for workspaces, in a process of their own, which
 * is killed with whatever it does where a file takes too long or too much memory, and whose end
 * harms nothing.
 */
export class Examiner {
  readonly #turns = new FairShare({
    ...{ atOnce: 1, each: 1, waiting: WAITING, rest: (used) => used },
  });
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  readonly #longest: number;

  constructor(longest = LONGEST) {
    this.#longest = longest;
  }

  /** What can't be examined at all is unreadable. @throws RequestRefused 429 `too-many-at-once` */
  examine(job: ToExamine, workspaceId: string): Promise<Examined> {
    return this.#turns.take(workspaceId, async () => {
      clearTimeout(this.#idle);
      try {
        return await this.#ask(job);
      } finally {
        this.#idle = setTimeout(() => this.stop(), IDLE).unref();
      }
    });
  }

  stop(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }

  /** The process that works now; for those who want to see it killed. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async #ask(job: ToExamine): Promise<Examined> {
    const signal = AbortSignal.timeout(this.#longest);
    try {
      const child = (this.#child ??= await started(signal));
      const answered = answerOf<Examined>(child, signal);
      child.send(job);
      return await answered;
    } catch (error) {
      this.stop();
      if (!(error instanceof Ended) && !signal.aborted) throw error;
      return { why: 'unreadable' };
    }
  }
}

class Ended extends Error {
  override readonly name = 'Ended';
}

async function started(signal: AbortSignal): Promise<ChildProcess> {
  const script = new URL('./process.ts', import.meta.url);
  const child = fork(script, [String(NICE)], {
    // Nothing of what the service knows.
    env: { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'] },
    execArgv: ['--max-old-space-size=128'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  try {
    await answerOf(child, signal);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return child;
}

/** @throws Ended when the process ends before it answers */
async function answerOf<Answer>(child: ChildProcess, signal: AbortSignal): Promise<Answer> {
  const done = new AbortController();
  const until = { signal: AbortSignal.any([signal, done.signal]) };
  child.channel?.ref();
  try {
    const [answer] = (await Promise.race([
      once(child, 'message', until),
      once(child, 'exit', until).then(() => {
        throw new Ended('the process ended');
      }),
    ])) as [Answer];
    return answer;
  } finally {
    child.channel?.unref();
    done.abort();
  }
}
