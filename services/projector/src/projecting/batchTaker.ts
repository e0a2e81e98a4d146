import type { Recorded } from '@waymark/events';
import type pg from 'pg';
import type { Logger } from 'pino';
import { inTransaction } from '../inTransaction.ts';
import type { Place } from '../readModels/place.ts';
import type {
  Known,
  Projection,
  ReadModel,
  Sources,
} from '../readModels/readModel.ts';
import type { Statement } from '../readModels/statement.ts';
import { movingCheckpoint, refusalIn, StreamsWait } from './checkpoint.ts';
import { isEventsFault, reasonOf } from './eventsFault.ts';
import {
  quarantinedStreams,
  settingAside,
  sortOut,
  type Refusal,
} from './quarantine.ts';
import { send, sendAll, sendTransaction } from './send.ts';

type Options = Sources & {
  readonly model: ReadModel;
  readonly place: Place;
  /** Its connections are pipelined, so that a whole batch is sent at once. */
  readonly pool: pg.Pool;
  readonly logger: Logger;
};

/** Some events, and which part of the log they are all that there is of. */
type Part = {
  readonly events: readonly Recorded[];
  readonly from: bigint;
  readonly to: bigint;
  /** More are waiting, so nobody waits until these are on disk. */
  readonly moreWait: boolean;
};

/** Should the database crash before a commit is on disk, rows and checkpoint are both as before, and it is done again. */
const NOT_YET_ON_DISK: Statement = {
  name: 'not yet on disk',
  text: 'SET LOCAL synchronous_commit = off',
  values: [],
};

const NONE: ReadonlySet<string> = new Set();

/**
 * Writes batches of events into one set of tables: rows, quarantine and checkpoint in one transaction. An event that
 * can't be taken is set aside with all that follows it in its stream; everything else is applied.
 */
export class BatchTaker {
  readonly #options: Options;
  #projection: Projection;
  /** Streams of the model wait in quarantine, or may do so. */
  #someWait = false;

  constructor(options: Options) {
    this.#options = options;
    this.#projection = options.model.open(options);
  }

  /** Gives back the memory that it took. To be called once nothing more is taken. */
  close(): void {
    this.#projection.close();
  }

  /**
   * Takes `events`, which are all there are after `from` and up to `to`; `moreWait` when it is far from the end, so that
   * a commit need not be on disk before the next is begun. Answers how many streams were set aside.
   * @throws CheckpointMoved, and what the database or the log throw
   */
  async take(
    events: readonly Recorded[],
    from: bigint,
    to: bigint,
    moreWait: boolean,
  ): Promise<number> {
    if (to <= from) return 0;
    const part = { events, from, to, moreWait };
    try {
      return await this.#write(part);
    } catch (error) {
      if (!isEventsFault(error)) throw error;
      return await this.#oneByOne(part);
    }
  }

  /** Finds the events that fail alone, each in a transaction of its own. */
  async #oneByOne({ events, from, to, moreWait }: Part): Promise<number> {
    let at = from;
    let aside = 0;
    this.#openAnew();
    for (const event of events) {
      const part = { from: at, to: event.position, moreWait };
      try {
        aside += await this.#write({ ...part, events: [event] });
      } catch (error) {
        if (!isEventsFault(error)) throw error;
        this.#openAnew();
        const refused = { event, reason: reasonOf(error) };
        aside += await this.#sortAndWrite({ ...part, events: [] }, [refused]);
      }
      at = event.position;
    }
    return to > at
      ? aside + (await this.#write({ events: [], from: at, to, moreWait }))
      : aside;
  }

  /** What a projection remembers may come from a transaction that was rolled back. */
  #openAnew(): void {
    this.#projection.close();
    this.#projection = this.#options.model.open(this.#options);
  }

  async #write(part: Part): Promise<number> {
    if (!this.#someWait) {
      const { known, refused } = sortOut(part.events, NONE);
      if (refused.length === 0) {
        try {
          await this.#writeAll(known, part);
          return 0;
        } catch (error) {
          if (!(error instanceof StreamsWait)) throw error;
          this.#openAnew();
        }
      }
    }
    return this.#sortAndWrite(part);
  }

  /** While nothing waits in quarantine: all at once. */
  async #writeAll(
    known: readonly Known[],
    { from, to, moreWait }: Omit<Part, 'events'>,
  ): Promise<void> {
    const { model, place, pool } = this.#options;
    const events = known.length;
    const onlyIfNoneWaits = events > 0;
    const move = { from, to, events, onlyIfNoneWaits };
    const writes = [movingCheckpoint(model, place, move)];
    try {
      if (events === 0) return await send(pool, writes[0]!);
      if (moreWait) writes.unshift(NOT_YET_ON_DISK);
      await this.#projection.apply(writes, known);
      await sendTransaction(pool, writes);
    } catch (error) {
      throw refusalIn(error);
    }
  }

  /** Looks into the quarantine, which nobody changes once the checkpoint is moved, and writes what need not wait. */
  async #sortAndWrite(
    { events, from, to }: Part,
    alsoRefused: readonly Refusal[] = [],
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
      if (sorted.known.length > 0)
        await this.#projection.apply(writes, sorted.known);
      await sendAll(tx, writes);
      return all;
    }).catch((error: unknown) => {
      throw refusalIn(error);
    });
    this.#tell(refused);
    return refused.length;
  }

  #tell(refused: readonly Refusal[]): void {
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
