import { FairShare, limits, withinNetworks } from '@waymark/edge';
import { BoundedThread, TooMuch } from '../../../boundedWorkers/boundedThread.ts';
import { withFree } from '../../../boundedWorkers/withFree.ts';
import type { MailAnswer, MailToRead } from './readMail.ts';

/** How many mails are read at once, and whose. */
const { turns } = limits.mailIn;
/** Processor time for a mail, in milliseconds, and for each of its megabytes. */
const LIMIT_MS = 3_000;
const LIMIT_MS_PER_MB = 400;
/** What a thread may hold, in MB, its mail apart. */
const MEMORY_MB = 256;
const STACK_MB = 4;

/** Of a mail that takes more time or memory to read than any that a person writes. */
export type ReadAside = MailAnswer | { readonly kind: 'too-much' };

/** Whose turn it is to have a mail read. */
type For = { readonly workspaceId: string; readonly address: string };

/**
 * Reads mails in threads of their own, in turns for workspaces: what is made to take long takes
 * nobody else's time.
 */
export class MailReaders {
  readonly #free: BoundedThread<MailToRead, MailAnswer>[];
  readonly #turns = new FairShare(turns);

  readonly #limitMs: number;

  constructor(limitMs = LIMIT_MS, memoryMb = MEMORY_MB) {
    this.#limitMs = limitMs;
    this.#free = Array.from(
      { length: turns.atOnce },
      () =>
        new BoundedThread({
          script: new URL('./mailWorker.ts', import.meta.url),
          ...{ memoryMb, stackMb: STACK_MB },
        }),
    );
  }

  /** @throws RequestRefused 429 `too-many-at-once` where too many wait for the workspace */
  read(job: MailToRead, { workspaceId, address }: For): Promise<ReadAside> {
    const megabytes = job.raw.byteLength / 2 ** 20;
    const limitMs = this.#limitMs + LIMIT_MS_PER_MB * megabytes;
    const reading = () =>
      withFree(this.#free, async (thread): Promise<ReadAside> => {
        try {
          return await thread.do(job, limitMs);
        } catch (error) {
          if (error instanceof TooMuch) return { kind: 'too-much' };
          throw error;
        }
      });
    const within = withinNetworks(address, turns.together);
    return this.#turns.take(workspaceId, reading, within);
  }
}
