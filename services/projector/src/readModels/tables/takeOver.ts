import type pg from 'pg';
import { isLockedOut, locksInTime } from './locksInTime.ts';
import { dropTables, guardTables, moveTables, workIn } from './makeTables.ts';
import { previous, serving } from '../../reading/tableSet.ts';
import type { ReadModel, Upgrade } from '../model/readModel.ts';
import { schemaDifferences, shapeOf, shapeWhenMade, type Shape } from './shape.ts';

/** Milliseconds that whoever writes the tables may still go on. */
const MOST_WRITING = 2_000;

/**
 * Takes over the serving tables of a model that another version made: columns that lack are added
 * by the upgrades, and from now on this version writes them. Where those of a newer version can't
 * be used, the ones that an upgrade had replaced take their place. Null when that is done, else
 * what keeps it from being done; then nothing has changed.
 * @throws an error that `isLockedOut` knows, when reads hold the tables for too long
 */
export async function takeOver(
  tx: pg.ClientBase,
  model: ReadModel,
  version: number,
): Promise<string | null> {
  const wanted = await shapeWhenMade(tx, model);
  // No read waits for those who write, so they may take longer over what they are at.
  await tx.query(`SET LOCAL lock_timeout = ${MOST_WRITING}`);
  await tx.query('SELECT FROM read.checkpoints WHERE model = $1 AND slot = $2 FOR UPDATE', [
    model.name,
    serving.slot,
  ]);
  const locks = locksInTime(tx);
  await locks.gate();
  await locks.tables(model, serving);
  await locks.hurry();
  await workIn(tx, serving);
  let hindrance = await fitted(tx, model, version, wanted);
  if (hindrance !== null && version > model.version) {
    await tx.query('SAVEPOINT previous');
    await dropTables(tx, model, serving);
    await moveTables(tx, model, previous, serving);
    const earlier = schemaDifferences(wanted, await shapeOf(tx, model, serving));
    if (earlier.length === 0) hindrance = null;
    else await tx.query('ROLLBACK TO SAVEPOINT previous');
  }
  if (hindrance !== null) return hindrance;
  await guardTables(tx, model);
  await tx.query(
    `UPDATE read.checkpoints SET version = $2, state = 'taken-over', updated_at = now(),
       rows_of = CASE WHEN $4::int < $2::int THEN least(rows_of, $4::int) END WHERE model = $1 AND slot = $3`,
    [model.name, model.version, serving.slot, version],
  );
  return null;
}

/**
 * Fills in, in tables that were taken over, what follows from the columns of the version that made
 * them. No read waits.
 */
export async function fillInRows(tx: pg.ClientBase, model: ReadModel): Promise<void> {
  const { name, version } = model;
  const { rows: found } = await tx.query<{ of: number }>(
    'SELECT rows_of AS of FROM read.checkpoints WHERE model = $1 AND slot = $2 AND version = $3 AND rows_of IS NOT NULL',
    [name, serving.slot, version],
  );
  const [lacking] = found;
  if (lacking === undefined) return;
  await workIn(tx, serving);
  for (const { rows } of stepsFrom(model, lacking.of) ?? [])
    if (rows !== undefined) await tx.query(rows);
  await tx.query('UPDATE read.checkpoints SET rows_of = NULL WHERE model = $1 AND slot = $2', [
    name,
    serving.slot,
  ]);
}

/** Null once the serving tables have the shape that is wanted, by themselves or by the upgrades. */
async function fitted(
  tx: pg.ClientBase,
  model: ReadModel,
  version: number,
  wanted: Shape,
): Promise<string | null> {
  const hindrances = async () => schemaDifferences(wanted, await shapeOf(tx, model, serving));
  let found = await hindrances();
  if (found.length === 0) return null;
  const steps = stepsFrom(model, version);
  if (steps === null) return found.join(', ');
  await tx.query('SAVEPOINT upgrade');
  try {
    for (const { columns } of steps) await tx.query(columns);
    found = await hindrances();
    if (found.length === 0) return null;
  } catch (error) {
    if (isLockedOut(error) || !(error instanceof Error)) throw error;
    found = [error.message];
  }
  await tx.query('ROLLBACK TO SAVEPOINT upgrade');
  return found.join(', ');
}

/** Null where there is no way from that version to the one of the program. */
export function stepsFrom(
  { version, upgrades }: Pick<ReadModel, 'version' | 'upgrades'>,
  from: number,
): readonly Upgrade[] | null {
  const steps: Upgrade[] = [];
  let at = version;
  while (at > from) {
    const step = upgrades[at];
    if (step === undefined) return null;
    steps.unshift(step);
    at = step.from ?? at - 1;
  }
  return at === from ? steps : null;
}
