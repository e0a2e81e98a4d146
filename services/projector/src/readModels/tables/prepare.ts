import { setTimeout as sleep } from 'node:timers/promises';
import { migrate, inTransaction } from '@waymark/postgres';
import type pg from 'pg';
import type { Logger } from 'pino';
import { controlFunctions, CONTROL_TABLES } from './control.sql.ts';
import { isLockedOut } from './locksInTime.ts';
import { dropTables, makeTables, type TablesState } from './makeTables.ts';
import { candidate, serving } from '../../reading/tableSet.ts';
import type { ReadModel } from '../model/readModel.ts';
import { fillInRows, takeOver } from './takeOver.ts';

/** Any number that all projectors share: only one of them prepares at a time. */
const PREPARING = 7_401_992;

/** Before tables that somebody reads are asked for again, in milliseconds. */
const AGAIN_AFTER = 50;

/** Lists are sorted by it (`asInADictionary`); better said at the start than by each of them. */
const HAS_ICU = `DO $$ BEGIN
  IF to_regcollation('"und-x-icu"') IS NULL THEN
    RAISE 'This Postgres is built without ICU, by which lists are sorted: take one that has it, as the official images do';
  END IF;
END $$;`;

/**
 * Makes schemas and the tables of every model. What another version made is taken over and goes on
 * serving, while tables of this version are filled beside; where it can't be, the model starts from
 * nothing, and is not read before it is level with the log. Of several programs the one that starts
 * last decides which version it is.
 */
export async function prepareReadModels(
  pool: pg.Pool,
  models: readonly ReadModel[],
  logger: Logger,
  timeZone = 'UTC',
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [PREPARING]);
    await tx.query(HAS_ICU);
    await migrate(tx, 'read', CONTROL_TABLES);
    await tx.query(controlFunctions(timeZone));
  });
  for (const model of models) {
    while (!(await prepared(pool, model, logger))) await sleep(AGAIN_AFTER);
    await inTransaction(pool, async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1)', [PREPARING]);
      await fillInRows(tx, model);
    });
  }
}

/** False when reads hold its tables just now. */
async function prepared(pool: pg.Pool, model: ReadModel, logger: Logger): Promise<boolean> {
  try {
    await inTransaction(pool, async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1)', [PREPARING]);
      await prepareModel(tx, model, logger);
    });
    return true;
  } catch (error) {
    if (isLockedOut(error)) return false;
    throw error;
  }
}

type Checkpoint = { readonly slot: string; readonly version: number; readonly state: TablesState };

async function prepareModel(tx: pg.ClientBase, model: ReadModel, logger: Logger): Promise<void> {
  const { name, version } = model;
  const { rows } = await tx.query<Checkpoint>(
    'SELECT slot, version, state FROM read.checkpoints WHERE model = $1',
    [name],
  );
  const read = rows.find(({ slot }) => slot === serving.slot);
  const beside = rows.find(({ slot }) => slot === candidate.slot);
  if (read?.version !== version) {
    const filled = read !== undefined && read.state !== 'filling';
    const hindrance = filled ? await takeOver(tx, model, read.version) : null;
    if (!filled || hindrance !== null) await makeTables(tx, model, serving);
    if (read !== undefined)
      logger.info(
        { model: name, from: read.version, to: version, hindrance },
        filled && hindrance === null
          ? 'tables of another version go on serving until those of this one are filled'
          : 'tables of another version are of no use to this one, which starts from nothing',
      );
    if (beside !== undefined || read !== undefined) await giveUpBeside(tx, model);
  } else if (beside !== undefined && beside.version !== version) await giveUpBeside(tx, model);
  await tx.query(
    `INSERT INTO read.rebuilds AS r (model, kind, state, swaps_itself, version)
     SELECT model, 'upgrade', 'building', true, version FROM read.checkpoints
      WHERE model = $1 AND slot = $2 AND state = 'taken-over'
     ON CONFLICT (model) DO UPDATE SET state = 'building', fresh = true, problem = NULL
      WHERE r.kind = 'upgrade' AND r.state IN ('different', 'failed')`,
    [name, serving.slot],
  );
}

/** Whatever was filled beside is of another version. */
async function giveUpBeside(tx: pg.ClientBase, model: ReadModel): Promise<void> {
  await dropTables(tx, model, candidate);
  await tx.query('DELETE FROM read.rebuilds WHERE model = $1', [model.name]);
}
