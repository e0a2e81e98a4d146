import { availableParallelism } from 'node:os';
import { refuseTooLarge } from '../importer/acceptSource.ts';
import type { ChecklistAnswer, ChecklistJob } from './checklistWorker.ts';
import { ChecklistThread } from './checklistThread.ts';
import { withFree } from '../../boundedWorkers/withFree.ts';
import { FairTurns, type OnBehalf } from './fairTurns.ts';
import { ImportRefused } from '../../payloads/importRefused.ts';

/** How many files are read at once: two at least, so that no workspace alone can take them all. */
const SLOTS = Math.min(4, Math.max(2, availableParallelism()));

/** What a document turned out to be. */
type Read = Exclude<ChecklistAnswer, { refusal: unknown }>;

/** Reads checklists in threads of their own, so that nobody else waits however long one takes. */
export class ChecklistReaders {
  readonly #turns: FairTurns;
  readonly #free: ChecklistThread[];

  constructor(threads = Array.from({ length: SLOTS }, () => new ChecklistThread())) {
    this.#turns = new FairTurns(threads.length);
    this.#free = [...threads];
  }

  /**
   * `readExport`, or else `readChecklist`, for a service.
   *
   * @throws ImportRefused as these; `import-too-complex` when it takes more of a processor's time
   * than `timeFor` gives it, or too much memory; `plan-too-large` when its blueprint would be
   * @throws RequestRefused as `FairTurns`
   */
  async read(job: ChecklistJob, onBehalf: OnBehalf): Promise<Read> {
    refuseTooLarge(job.source, job.format);
    const answer = await this.#turns.take(onBehalf, () =>
      withFree(this.#free, (thread) => thread.read(job)),
    );
    if (!('refusal' in answer)) return answer;
    const { code, said, line } = answer.refusal;
    throw new ImportRefused(code, said, line);
  }
}

const readers = new ChecklistReaders();

/** Those that all services of a process share. */
export const readDocumentAside = (...asked: Parameters<ChecklistReaders['read']>): Promise<Read> =>
  readers.read(...asked);
