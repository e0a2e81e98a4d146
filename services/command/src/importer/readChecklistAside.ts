import { Worker } from 'node:worker_threads';
import { overloaded } from '@waymark/api/http';
import { acceptSource } from './acceptSource.ts';
import type { ChecklistAnswer, ChecklistJob } from './checklistWorker.ts';
import { ImportRefused } from './importRefused.ts';
import type { Outline } from './outline.ts';
import { readChecklist } from './readChecklist.ts';

/** Up to this many characters a file is read at once: faster than starting a thread, too short to hold anybody up. */
const SMALL = 8_192;

/** Several times what the slowest honest file of 1 MB takes. */
const PATIENCE_MS = 120_000;

/** How many files are read aside at once: each takes a processor and tens of megabytes. */
export const MOST_ASIDE = 4;
let aside = 0;

/**
 * `readChecklist` for a service: a large file takes seconds and is read in a thread of its own, so that nobody else waits;
 * one that would take minutes is given up.
 *
 * @throws ImportRefused as `readChecklist`, and `import-too-complex` after `patienceMs`
 * @throws Refused 503 at once when MOST_ASIDE files are being read already
 */
export async function readChecklistAside(
  source: string,
  fileName?: string,
  patienceMs = PATIENCE_MS,
): Promise<Outline> {
  acceptSource(source);
  if (source.length <= SMALL) return readChecklist(source, fileName);
  if (aside >= MOST_ASIDE) throw overloaded();
  aside += 1;
  const answer = await askWorker({ source, fileName }, patienceMs).finally(
    () => (aside -= 1),
  );
  if ('outline' in answer) return answer.outline;
  const { code, message, line } = answer.refusal;
  throw new ImportRefused(code, message, line);
}

function askWorker(
  job: ChecklistJob,
  patienceMs: number,
): Promise<ChecklistAnswer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(
      new URL('./checklistWorker.ts', import.meta.url),
      { workerData: job },
    );
    const givingUp = setTimeout(() => {
      reject(
        new ImportRefused(
          'import-too-complex',
          'The file is too entangled to be read in time. Split it, and import the parts.',
        ),
      );
      void worker.terminate();
    }, patienceMs);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(givingUp);
      reject(
        new Error(
          `Reading the checklist ended with code ${code} and without an answer`,
        ),
      );
    });
  });
}
