import { errorForLog } from '@waymark/api/http';
import type { EventLog } from '@waymark/events/log';
import type pg from 'pg';
import type { Logger } from 'pino';
import { serving, type Place } from '../readModels/place.ts';
import { makeReadIndexes } from '../readModels/readIndexes.ts';
import type { ReadModel } from '../readModels/readModel.ts';

type Options = {
  readonly model: ReadModel;
  readonly place: Place;
  readonly log: EventLog;
  readonly pool: pg.Pool;
  readonly logger: Logger;
  readonly signal: AbortSignal;
};

/** How long tables are left without indexes that could not be made, in milliseconds. */
const TRY_AGAIN_AFTER = 60_000;

/**
 * Gives the tables that answer reads the indexes that only reads need, as soon as they are filled: level with the log,
 * or with what it held when the filling began. Those of a table that is filled from nothing are so made at once and not
 * row by row. Other tables are left as they are: whoever puts them in service sees to it.
 */
export class IndexesOnceFilled {
  readonly #options: Options;
  #made: boolean;
  #goal: bigint | undefined;
  #notBefore = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#made = options.place !== serving;
  }

  /** To be told after each batch; `live` when nothing more was there to take. It fails only where the log does. */
  async filledUpTo(position: bigint, live: boolean): Promise<void> {
    if (this.#made || performance.now() < this.#notBefore) return;
    const { log, pool, model, place, logger, signal } = this.#options;
    if (!live) {
      this.#goal ??= await log.head();
      if (position < this.#goal) return;
    }
    try {
      await makeReadIndexes(pool, model, place, signal);
      this.#made = true;
    } catch (error) {
      // Reads are slow without them, but rows must not be late because of that.
      this.#notBefore = performance.now() + TRY_AGAIN_AFTER;
      logger.error(
        { model: model.name, err: errorForLog(error) },
        'indexes could not be made; it tries again in a minute',
      );
    }
  }
}
