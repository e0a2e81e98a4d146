import { refusalText } from '@waymark/api/problems';
import { BoundedThread, TooMuch } from '../../boundedWorkers/boundedThread.ts';
import type { ChecklistAnswer, ChecklistJob } from './checklistWorker.ts';
import { ImportRefused } from '../../payloads/importRefused.ts';

/**
 * Processor time for a file of up to 100 kB and 1,000 lines, in milliseconds; larger ones have more
 * in proportion.
 */
const LIMIT_MS = 2_000;
const LIMIT_BYTES = 100_000;
const LIMIT_LINES = 1_000;

/** What no file has more of, however many lines it has: what the largest one has by its bytes. */
const MOST_MS = 20_000;

/**
 * What a thread may hold, in MB: several times what the largest file takes that can be imported.
 */
const MEMORY_MB = 320;
const STACK_MB = 4;

/**
 * How much processor time a file may take, in milliseconds. Short lines take longer by the byte
 * than long ones.
 */
export function timeFor({ source }: ChecklistJob): number {
  const bytes = Buffer.byteLength(source) / LIMIT_BYTES;
  const lines = source.split('\n').length / LIMIT_LINES;
  return LIMIT_MS * Math.max(1, bytes, Math.min(lines, MOST_MS / LIMIT_MS));
}

/** A thread that reads one checklist after the other. */
export class ChecklistThread {
  readonly #timeFor: (job: ChecklistJob) => number;
  readonly #thread: BoundedThread<ChecklistJob, ChecklistAnswer>;

  constructor(limit = timeFor, memoryMb = MEMORY_MB) {
    this.#timeFor = limit;
    this.#thread = new BoundedThread({
      script: new URL('./checklistWorker.ts', import.meta.url),
      ...{ memoryMb, stackMb: STACK_MB },
    });
  }

  /** @throws ImportRefused `import-too-complex` when it takes too long or too much memory */
  async read(job: ChecklistJob): Promise<ChecklistAnswer> {
    const limitMs = this.#timeFor(job);
    try {
      return await this.#thread.do(job, limitMs);
    } catch (error) {
      if (!(error instanceof TooMuch)) throw error;
      throw new ImportRefused(
        'import-too-complex',
        error.of === 'memory'
          ? refusalText('importTooMuchMemory')
          : refusalText('importTooLong', Math.round(limitMs / 1000)),
      );
    }
  }
}
