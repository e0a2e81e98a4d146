import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** On a machine that has other things to do a job may take so many times longer by the clock. */
const CLOCK_TIMES = 5;

/** How often the time spent is looked at, in milliseconds. */
const LOOK_MS = 100;

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
  readonly memoryMb: number;
  readonly stackMb: number;
};

/**
 * A thread that does one job after the other: what is given it was written by anybody. A job that takes too long, or too much
 * memory, ends the thread at once, in the midst of whatever it does; the next job gets a new one.
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
      return await ask(worker, job, limitMs);
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
    resourceLimits: {
      maxOldGenerationSizeMb: memoryMb,
      stackSizeMb: stackMb,
    },
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
): Promise<Answer> {
  const before = await worker.cpuUsage();
  const began = performance.now();
  const done = new AbortController();
  const { signal } = done;
  let looking: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, giveUp) => {
    const refuse = () => giveUp(new TooMuch('time'));
    looking = setInterval(() => {
      if (performance.now() - began > CLOCK_TIMES * limitMs) return refuse();
      worker.cpuUsage(before).then(
        ({ user, system }) =>
          (user + system) / 1000 > limitMs ? refuse() : undefined,
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
    const [answer] = (await Promise.race([answered, ended, tooLong])) as [
      Answer,
    ];
    return answer;
  } finally {
    clearInterval(looking);
    done.abort();
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
