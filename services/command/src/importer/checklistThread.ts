import { said, type Said } from '@waymark/api/problems';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ChecklistAnswer, ChecklistJob } from './checklistWorker.ts';
import { ImportRefused } from './importRefused.ts';

/** Processor time for a file of up to 100 kB, in milliseconds; larger ones have more in proportion. */
const LIMIT_MS = 2_000;
const LIMIT_BYTES = 100_000;

/** On a machine that has other things to do a file may take so many times longer by the clock. */
const CLOCK_TIMES = 5;

/** How often the time spent is looked at, in milliseconds. */
const LOOK_MS = 100;

/** What a thread may hold, in MB: several times what the largest file takes that can be imported. */
const MEMORY_MB = 256;
const STACK_MB = 4;

/** How much processor time a file may take, in milliseconds. */
export const timeFor = ({ source }: ChecklistJob): number =>
  LIMIT_MS * Math.max(1, Buffer.byteLength(source) / LIMIT_BYTES);

/**
 * A thread that reads one checklist after the other. One that takes too long, or too much memory, ends the thread at
 * once, in the midst of whatever it does; the next file gets a new one.
 */
export class ChecklistThread {
  readonly #timeFor: (job: ChecklistJob) => number;
  readonly #memoryMb: number;
  #worker: Promise<Worker> | null = null;

  constructor(limit = timeFor, memoryMb = MEMORY_MB) {
    this.#timeFor = limit;
    this.#memoryMb = memoryMb;
  }

  /** @throws ImportRefused `import-too-complex` when it takes too long or too much memory */
  async read(job: ChecklistJob): Promise<ChecklistAnswer> {
    this.#worker ??= launch(this.#memoryMb);
    let worker: Worker | undefined;
    try {
      worker = await this.#worker;
      return await ask(worker, job, this.#timeFor(job));
    } catch (error) {
      this.#worker = null;
      await worker?.terminate();
      throw isOutOfMemory(error)
        ? tooComplex(said('importTooMuchMemory'))
        : error;
    }
  }
}

/** A thread that has loaded all it needs. It keeps no process alive. */
async function launch(memoryMb: number): Promise<Worker> {
  const worker = new Worker(new URL('./checklistWorker.ts', import.meta.url), {
    resourceLimits: {
      maxOldGenerationSizeMb: memoryMb,
      stackSizeMb: STACK_MB,
    },
  });
  await once(worker, 'message');
  worker.unref();
  // Between two files nobody listens; a thread that ended is noticed by the next one.
  worker.on('error', () => undefined);
  return worker;
}

/** The answer, or what became of the thread, whichever is first. */
async function ask(
  worker: Worker,
  job: ChecklistJob,
  limitMs: number,
): Promise<ChecklistAnswer> {
  const before = await worker.cpuUsage();
  const began = performance.now();
  const done = new AbortController();
  const { signal } = done;
  let looking: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, giveUp) => {
    const refuse = () =>
      giveUp(tooComplex(said('importTooLong', Math.round(limitMs / 1000))));
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
      throw new Error(`Reading the checklist ended with code ${code}`);
    });
    const [answer] = (await Promise.race([answered, ended, tooLong])) as [
      ChecklistAnswer,
    ];
    return answer;
  } finally {
    clearInterval(looking);
    done.abort();
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';

const tooComplex = (why: Said): ImportRefused =>
  new ImportRefused('import-too-complex', why);
