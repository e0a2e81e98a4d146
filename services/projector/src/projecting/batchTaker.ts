import type { Recorded } from '@waymark/events';
import type pg from 'pg';
import type { Logger } from 'pino';
import { inTransaction } from '../inTransaction.ts';
import type { Place } from '../readModels/place.ts';
import type {
  Projection,
  ReadModel,
  Sources,
} from '../readModels/readModel.ts';
import { moveCheckpoint } from './checkpoint.ts';
import { isEventsFault, reasonOf } from './eventsFault.ts';
import {
  quarantinedStreams,
  setAside,
  sortOut,
  type Refusal,
} from './quarantine.ts';

type Options = Sources & {
  readonly model: ReadModel;
  readonly place: Place;
  readonly pool: pg.Pool;
  readonly logger: Logger;
};

/**
 * Writes batches of events into one set of tables: rows, quarantine and checkpoint in one transaction. An event that
 * can't be taken is set aside with all that follows it in its stream; everything else is applied.
 */
export class BatchTaker {
  readonly #options: Options;
  #projection: Projection;

  constructor(options: Options) {
    this.#options = options;
    this.#projection = options.model.open(options);
  }

  /**
   * Takes `events`, which are all there are after `from` and up to `to`. Answers how many streams were set aside.
   * @throws CheckpointMoved, and what the database or the log throw
   */
  async take(
    events: readonly Recorded[],
    from: bigint,
    to: bigint,
  ): Promise<number> {
    if (to <= from) return 0;
    try {
      return await this.#write(events, from, to);
    } catch (error) {
      if (!isEventsFault(error)) throw error;
      return await this.#oneByOne(events, from, to);
    }
  }

  /** Finds the events that fail alone, each in a transaction of its own. */
  async #oneByOne(
    events: readonly Recorded[],
    from: bigint,
    to: bigint,
  ): Promise<number> {
    let at = from;
    let aside = 0;
    this.#openAnew();
    for (const event of events) {
      try {
        aside += await this.#write([event], at, event.position);
      } catch (error) {
        if (!isEventsFault(error)) throw error;
        this.#openAnew();
        const refused = { event, reason: reasonOf(error) };
        aside += await this.#write([], at, event.position, [refused]);
      }
      at = event.position;
    }
    return to > at ? aside + (await this.#write([], at, to)) : aside;
  }

  /** What a projection remembers may come from a transaction that was rolled back. */
  #openAnew(): void {
    this.#projection = this.#options.model.open(this.#options);
  }

  async #write(
    events: readonly Recorded[],
    from: bigint,
    to: bigint,
    alsoRefused: readonly Refusal[] = [],
  ): Promise<number> {
    const { model, place, pool, logger } = this.#options;
    const refused = await inTransaction(pool, async (tx) => {
      const count = events.length + alsoRefused.length;
      await moveCheckpoint(tx, model, place, from, to, count);
      if (count === 0) return [];
      const waitingNow = await quarantinedStreams(tx, model.name, place);
      const sorted = sortOut(events, waitingNow);
      const all = [...sorted.refused, ...alsoRefused];
      await setAside(tx, model.name, place, { ...sorted, refused: all });
      if (sorted.known.length > 0)
        await this.#projection.apply(tx, sorted.known);
      return all;
    });
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
    return refused.length;
  }
}
