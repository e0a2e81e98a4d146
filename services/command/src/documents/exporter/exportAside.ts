import type { BlueprintExport } from '@waymark/api';
import { FairShare, overloaded } from '@waymark/edge';
import { BoundedThread, TooMuch } from '../../boundedWorkers/boundedThread.ts';
import { withFree } from '../../boundedWorkers/withFree.ts';
import type { ExportJob } from './exportWorker.ts';

/** Two, so that no workspace alone takes them all. */
const THREADS = 2;
const AT_ONCE = { atOnce: THREADS, each: 1, waiting: 8 };

/**
 * What one may take: many times what the largest blueprint does. In milliseconds of a processor,
 * and MB.
 */
const MOST_MS = 20_000;
const MEMORY_MB = 320;
const STACK_MB = 4;

const share = new FairShare(AT_ONCE);
const free = Array.from(
  { length: THREADS },
  () =>
    new BoundedThread<ExportJob, BlueprintExport>({
      script: new URL('./exportWorker.ts', import.meta.url),
      ...{ memoryMb: MEMORY_MB, stackMb: STACK_MB },
    }),
);

/**
 * `exportOf` for a service: a large blueprint is written, and read back, in a thread of its own,
 * one at a time for a workspace. @throws RequestRefused 429 `too-many-at-once` where too many wait
 * for the workspace, 503 `overloaded` where it takes too much
 */
export const exportAside = (workspaceId: string, ...job: ExportJob): Promise<BlueprintExport> =>
  share.take(workspaceId, () =>
    withFree(free, async (thread) => {
      try {
        return await thread.do(job, MOST_MS);
      } catch (error) {
        throw error instanceof TooMuch ? overloaded() : error;
      }
    }),
  );
