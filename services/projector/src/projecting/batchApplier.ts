import type { Stored } from '@waymark/events';
import { LogReplaced } from '@waymark/log';
import { BatchWriter, type LogPart, type WriterOptions } from './batchWriter.ts';

/** The result of a batch: how many streams were set aside, and up to where all is written. */
export type AppliedBatch = { readonly aside: number; readonly position: bigint };

type UnderWay = { readonly part: LogPart; readonly sent: Promise<void> };

/**
 * Takes batches of events into one set of tables, one after the other. While more wait the next
 * batch is prepared, in memory alone, while the one before is being written.
 */
export class BatchApplier {
  readonly #writer: BatchWriter;
  #underWay: UnderWay | null = null;

  constructor(options: WriterOptions) {
    this.#writer = new BatchWriter(options);
  }

  /**
   * Takes `events`, which are all there are after `from` and up to `to`; `moreWait` when it is far
   * from the end: then it may be still under way when this resolves, and its commit need not be on
   * disk before the next is begun.
   * @throws CheckpointMoved, and what the database or the log throw, also for the batch before;
   * LogReplaced for events where all had been taken, since dropping them would be silent
   */
  async take(
    events: readonly Stored[],
    from: bigint,
    to: bigint,
    moreWait: boolean,
  ): Promise<AppliedBatch> {
    if (to <= from && events.length > 0)
      throw new LogReplaced(
        `the log handed over ${events.length} events up to position ${to}, although all up to ${from} had been taken`,
      );
    if (to <= from) return { aside: await this.#settled(), position: from };
    const part = { events, from, to, moreWait };
    const prepared = await this.#writer.prepare(part);
    const before = await this.#settled();
    if (prepared === null || !this.#writer.isGood(prepared)) {
      const aside = before + (await this.#writer.write(part));
      return { aside, position: to };
    }
    const sent = this.#writer.send(prepared);
    sent.catch(() => undefined); // Told to whoever waits for it.
    this.#underWay = { part, sent };
    if (moreWait) return { aside: before, position: from };
    return { aside: before + (await this.#settled()), position: to };
  }

  /**
   * Waits for what is under way, and gives back the memory that it took. To be called once nothing
   * more is taken.
   */
  async close(): Promise<void> {
    await this.#underWay?.sent.catch(() => undefined);
    this.#writer.close();
  }

  /** Waits until what is under way is written. Answers how many streams were set aside. */
  async #settled(): Promise<number> {
    const underWay = this.#underWay;
    this.#underWay = null;
    if (underWay === null) return 0;
    try {
      await underWay.sent;
      return 0;
    } catch (error) {
      return this.#writer.writeAgain(underWay.part, error);
    }
  }
}
