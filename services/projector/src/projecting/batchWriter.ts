import type { Stored } from '@waymark/events';
import { inTransaction } from '@waymark/postgres';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { TableSet } from '../reading/tableSet.ts';
import type { Projection, ReadModel, Sources } from '../readModels/model/readModel.ts';
import type { Statement } from '../readModels/model/statement.ts';
import { movingCheckpoint, refusalIn, StreamsWait } from './checkpoint.ts';
import { isEventsFault, reasonOf } from './eventsFault.ts';
import { quarantinedStreams, settingAside, sortOut, type RefusedEvent } from './quarantine.ts';
import { send, sendAll, sendTransaction } from './send.ts';

export type WriterOptions = Sources & {
  readonly model: ReadModel;
  readonly place: TableSet;
  /** Its connections are pipelined, so that a whole batch is sent at once. */
  readonly pool: pg.Pool;
  readonly logger: Logger;
};

/** Some events, and which part of the log they are all that there is of. */
export type LogPart = {
  readonly events: readonly Stored[];
  readonly from: bigint;
  readonly to: bigint;
  /** More are waiting, so nobody waits until these are on disk. */
  readonly moreWait: boolean;
};

/**
 * Should the database crash before a commit is on disk, rows and checkpoint are both as before, and
 * it is done again.
 */
const NOT_YET_ON_DISK: Statement = {
  name: 'not yet on disk',
  text: 'SET LOCAL synchronous_commit = off',
  values: [],
};

const NONE: ReadonlySet<string> = new Set();

/**
 * The statements that write the rows of a batch while nothing waits in quarantine, made before it
 * is its turn.
 */
export type Prepared = { readonly by: Projection; readonly writes: Statement[] };

/**
 * Writes batches of events into one set of tables: rows, quarantine and checkpoint in one
 * transaction. An event that can't be taken is set aside with all that follows it in its stream;
 * everything else is applied.
 */
export class BatchWriter {
  readonly #options: WriterOptions;
  #projection: Projection;
  /** Streams of the model wait in quarantine, or may do so. */
  #someWait = false;

  constructor(options: WriterOptions) {
    this.#options = options;
    this.#projection = options.model.open(options);
  }

  /** Gives back the memory that it took. To be called once nothing more is written. */
  close(): void {
    this.#projection.close();
  }

  /** Null where the events are to be looked at one by one, or when it is their turn. */
  async prepare(part: LogPart): Promise<Prepared | null> {
    if (part.events.length === 0) return null;
    try {
      return await this.#allAtOnce(part);
    } catch {
      // It fails again when it is its turn, and is told then; what it remembers is spoiled.
      this.#openAnew();
      return null;
    }
  }

  /**
   * Whether what was prepared follows from all that was written since. Otherwise it is of no use
   * any more.
   */
  isGood(prepared: Prepared): boolean {
    if (prepared.by === this.#projection) return true;
    prepared.by.close();
    return false;
  }

  /** @throws what `writeAgain` is to be told, or others */
  async send({ writes }: Prepared): Promise<void> {
    const { pool } = this.#options;
    const [first, ...others] = writes;
    try {
      if (first !== undefined && others.length === 0) await send(pool, first);
      else await sendTransaction(pool, writes);
    } catch (error) {
      throw refusalIn(error);
    }
  }

  /** After `send` has failed. @throws its error where the events or the quarantine are not why */
  async writeAgain(part: LogPart, error: unknown): Promise<number> {
    if (error instanceof StreamsWait) this.#someWait = true;
    else if (!isEventsFault(error)) throw error;
    this.#openAnew();
    return this.write(part);
  }

  /**
   * Answers how many streams were set aside. @throws CheckpointMoved, and what the database or the
   * log throw
   */
  async write(part: LogPart): Promise<number> {
    try {
      return await this.#writeOrSort(part);
    } catch (error) {
      if (!isEventsFault(error)) throw error;
      return await this.#oneByOne(part);
    }
  }

  /** Finds the events that fail alone, each in a transaction of its own. */
  async #oneByOne({ events, from, to, moreWait }: LogPart): Promise<number> {
    let at = from;
    let aside = 0;
    this.#openAnew();
    for (const event of events) {
      const part = { from: at, to: event.position, moreWait };
      try {
        aside += await this.#writeOrSort({ ...part, events: [event] });
      } catch (error) {
        if (!isEventsFault(error)) throw error;
        this.#openAnew();
        const refused = { event, reason: reasonOf(error) };
        aside += await this.#sortAndWrite({ ...part, events: [] }, [refused]);
      }
      at = event.position;
    }
    return to > at
      ? aside + (await this.#writeOrSort({ events: [], from: at, to, moreWait }))
      : aside;
  }

  /** What a projection remembers may come from a transaction that was rolled back. */
  #openAnew(): void {
    this.#projection.close();
    this.#projection = this.#options.model.open(this.#options);
  }

  async #writeOrSort(part: LogPart): Promise<number> {
    const prepared = await this.#allAtOnce(part);
    if (prepared !== null) {
      try {
        await this.send(prepared);
        return 0;
      } catch (error) {
        if (!(error instanceof StreamsWait)) throw error;
        this.#openAnew();
      }
    }
    return this.#sortAndWrite(part);
  }

  /** While nothing waits in quarantine; null when something does, or an event cannot be read. */
  async #allAtOnce(part: LogPart): Promise<Prepared | null> {
    if (this.#someWait) return null;
    const { known, refused } = sortOut(part.events, NONE);
    if (refused.length > 0) return null;
    const by = this.#projection;
    const writes = this.#beginning(part, known.length);
    if (known.length > 0) await by.apply(writes, known);
    return { by, writes };
  }

  #beginning({ from, to, moreWait }: LogPart, events: number): Statement[] {
    const { model, place } = this.#options;
    const move = { from, to, events, onlyIfNoneWaits: events > 0 };
    const moving = movingCheckpoint(model, place, move);
    return moreWait && events > 0 ? [NOT_YET_ON_DISK, moving] : [moving];
  }

  /**
   * Looks into the quarantine, which nobody changes once the checkpoint is moved, and writes what
   * need not wait.
   */
  async #sortAndWrite(
    { events, from, to }: LogPart,
    alsoRefused: readonly RefusedEvent[] = [],
  ): Promise<number> {
    const { model, place, pool } = this.#options;
    const move = {
      ...{ from, to, events: events.length + alsoRefused.length },
      onlyIfNoneWaits: false,
    };
    const refused = await inTransaction(pool, async (tx) => {
      await send(tx, movingCheckpoint(model, place, move));
      const waitingNow = await quarantinedStreams(tx, model.name, place);
      const sorted = sortOut(events, waitingNow);
      const all = [...sorted.refused, ...alsoRefused];
      this.#someWait = waitingNow.size > 0 || all.length > 0;
      const writes: Statement[] = [];
      settingAside(writes, model.name, place, { ...sorted, refused: all });
      if (sorted.known.length > 0) await this.#projection.apply(writes, sorted.known);
      await sendAll(tx, writes);
      return all;
    }).catch((error: unknown) => {
      throw refusalIn(error);
    });
    this.#tell(refused);
    return refused.length;
  }

  #tell(refused: readonly RefusedEvent[]): void {
    const { model, place, logger } = this.#options;
    for (const { event, reason } of refused)
      logger.error(
        {
          model: model.name,
          slot: place.slot,
          stream: event.stream,
          position: `${event.position}`,
          eventType: event.type,
          reason,
        },
        'an event cannot be taken; its stream waits in quarantine',
      );
  }
}
