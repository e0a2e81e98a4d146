import { errorForLog } from '@waymark/edge';
import type { EventLog } from '@waymark/log';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { TablesState } from '../readModels/tables/makeTables.ts';
import { serving, type TableSet } from '../reading/tableSet.ts';
import { makeReadIndexes } from '../readModels/tables/readIndexes.ts';
import type { ReadModel } from '../readModels/model/readModel.ts';

type Options = {
  readonly model: ReadModel;
  readonly place: TableSet;
  readonly state: TablesState;
  readonly log: EventLog;
  readonly pool: pg.Pool;
  readonly logger: Logger;
  readonly signal: AbortSignal;
  /** Called once the tables may be read. */
  readonly onReadable?: (model: string, readable: boolean) => void;
};

/** Milliseconds after which indexes that could not be made are tried again. */
const TRY_AGAIN_AFTER = 60_000;

/**
 * What serving tables get as soon as they are filled: level with the log, or with what it held when
 * the filling began. From then on they are read, and they have the indexes that only reads need:
 * those of a table that is filled from nothing are so made at once and not row by row. Other tables
 * are left as they are, since whoever puts them in service sees to it, and so are those that will
 * be exchanged for tables of this version.
 */
export class AfterInitialFill {
  readonly #options: Options;
  #read: boolean;
  #indexed: boolean;
  #goal: bigint | undefined;
  #notBefore = 0;

  constructor(options: Options) {
    this.#options = options;
    const { place, state } = options;
    this.#read = place !== serving || state !== 'filling';
    this.#indexed = place !== serving || state === 'taken-over';
  }

  /**
   * To be told after each batch; `live` when nothing more was there to take. It fails where log or
   * database do.
   */
  async filledUpTo(position: bigint, live: boolean): Promise<void> {
    if (this.#read && this.#indexed) return;
    if (performance.now() < this.#notBefore) return;
    const { log, pool, model, place, logger, signal } = this.#options;
    if (!live) {
      this.#goal ??= await log.head();
      if (position < this.#goal) return;
    }
    if (!this.#read) await this.#letRead();
    try {
      await makeReadIndexes(pool, model, place, signal);
      this.#indexed = true;
    } catch (error) {
      // Reads are slow without them, but rows must not be late because of that.
      this.#notBefore = performance.now() + TRY_AGAIN_AFTER;
      logger.error(
        { model: model.name, err: errorForLog(error) },
        'indexes could not be made; it tries again in a minute',
      );
    }
  }

  async #letRead(): Promise<void> {
    const { pool, model, place, onReadable } = this.#options;
    await pool.query(
      `UPDATE read.checkpoints SET state = 'whole' WHERE model = $1 AND slot = $2 AND version = $3 AND state = 'filling'`,
      [model.name, place.slot, model.version],
    );
    this.#read = true;
    onReadable?.(model.name, true);
  }
}
