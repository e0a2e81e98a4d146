import { BoundedThread, TooMuch } from '../../threads/boundedThread.ts';
import type { MailAnswer, MailJob } from './readMail.ts';

/** How many mails are read at once. */
const SLOTS = 2;
/** Processor time for a mail, in milliseconds, and for each of its megabytes. */
const LIMIT_MS = 3_000;
const LIMIT_MS_PER_MB = 400;
/** What a thread may hold, in MB, its mail apart. */
const MEMORY_MB = 256;
const STACK_MB = 4;

/** Of a mail that takes more time or memory to read than any that a person writes. */
export type ReadAside = MailAnswer | { readonly kind: 'too-much' };

/** Reads mails in threads of their own: what is made to take long takes nobody else's time. */
export class MailReaders {
  readonly #free: BoundedThread<MailJob, MailAnswer>[];
  readonly #waiting: (() => void)[] = [];

  readonly #limitMs: number;

  constructor(limitMs = LIMIT_MS, memoryMb = MEMORY_MB) {
    this.#limitMs = limitMs;
    this.#free = Array.from(
      { length: SLOTS },
      () =>
        new BoundedThread({
          script: new URL('./mailWorker.ts', import.meta.url),
          ...{ memoryMb, stackMb: STACK_MB },
        }),
    );
  }

  async read(job: MailJob): Promise<ReadAside> {
    while (this.#free.length === 0)
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    const thread = this.#free.pop()!;
    try {
      const megabytes = job.raw.byteLength / 2 ** 20;
      return await thread.do(job, this.#limitMs + LIMIT_MS_PER_MB * megabytes);
    } catch (error) {
      if (error instanceof TooMuch) return { kind: 'too-much' };
      throw error;
    } finally {
      this.#free.push(thread);
      this.#waiting.shift()?.();
    }
  }
}
