import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** On a machine that has other things to do a job may take so many times longer by the clock. */
const CLOCK_TIMES = 5;

/** How often it is looked at what was taken, in milliseconds. */
const LOOK_MS = 100;

/**
 * So many times what it may hold a thread can hold at all. What V8 does at its own limit ends the
 * whole process where much is alive at once, so it is there for what grows faster than it is looked
 * at.
 */
const HARD_TIMES = 2;

const MB = 1024 ** 2;

/** A job took more than it was given; its thread has ended. */
export class TooMuch extends Error {
  override readonly name = 'TooMuch';
  readonly of: 'time' | 'memory';
  constructor(of: 'time' | 'memory') {
    super(`the job took too much ${of}`);
    this.of = of;
  }
}

type Options = {
  /** A script that posts a message once it is ready, and then an answer for each job. */
  readonly script: URL;
  /** What the thread holds at most, with what is not collected yet. */
  readonly memoryMb: number;
  readonly stackMb: number;
};

/**
 * A thread that does one job after the other: what is given it was written by anybody. A job that
 * takes too long, or too much memory, ends the thread at once, in the midst of whatever it does;
 * the next job gets a new one.
 */
export class BoundedThread<Job, Answer> {
  readonly #options: Options;
  #worker: Promise<Worker> | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @param limitMs of a processor's time @throws TooMuch */
  async do(job: Job, limitMs: number): Promise<Answer> {
    this.#worker ??= launch(this.#options);
    let worker: Worker | undefined;
    try {
      worker = await this.#worker;
      return await ask(worker, job, limitMs, this.#options.memoryMb);
    } catch (error) {
      this.#worker = null;
      await worker?.terminate();
      throw isOutOfMemory(error) ? new TooMuch('memory') : error;
    }
  }
}

/** A thread that has loaded all it needs. It keeps no process alive. */
async function launch({ script, memoryMb, stackMb }: Options): Promise<Worker> {
  const worker = new Worker(script, {
    resourceLimits: { maxOldGenerationSizeMb: HARD_TIMES * memoryMb, stackSizeMb: stackMb },
  });
  await once(worker, 'message');
  worker.unref();
  // Between two jobs nobody listens; a thread that ended is noticed by the next one.
  worker.on('error', () => undefined);
  return worker;
}

/** The answer, or what became of the thread, whichever is first. */
async function ask<Answer>(
  worker: Worker,
  job: unknown,
  limitMs: number,
  memoryMb: number,
): Promise<Answer> {
  const before = await worker.cpuUsage();
  const began = performance.now();
  const done = new AbortController();
  const { signal } = done;
  let looking: NodeJS.Timeout | undefined;
  const tooMuch = new Promise<never>((_, giveUp) => {
    const refuse = (of: TooMuch['of']) => giveUp(new TooMuch(of));
    looking = setInterval(() => {
      if (performance.now() - began > CLOCK_TIMES * limitMs) return refuse('time');
      Promise.all([worker.cpuUsage(before), worker.getHeapStatistics()]).then(
        ([{ user, system }, { used_heap_size: used }]) => {
          if (used > memoryMb * MB) refuse('memory');
          else if ((user + system) / 1000 > limitMs) refuse('time');
        },
        () => undefined, // It has ended meanwhile, which `once` tells.
      );
    }, LOOK_MS);
  });
  try {
    worker.postMessage(job);
    const answered = once(worker, 'message', { signal });
    const ended = once(worker, 'exit', { signal }).then(([code]) => {
      throw new Error(`A thread ended with code ${code} in the midst of a job`);
    });
    const [answer] = (await Promise.race([answered, ended, tooMuch])) as [Answer];
    return answer;
  } finally {
    clearInterval(looking);
    done.abort();
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
