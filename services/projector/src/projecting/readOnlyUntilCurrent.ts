import { inTransaction } from '@waymark/postgres';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { serving } from '../reading/tableSet.ts';
import type { ReadModel } from '../readModels/model/readModel.ts';
import { schemaDifferences, shapeOf, shapeWhenMade } from '../readModels/tables/shape.ts';
import { foundCheckpoint } from './checkpoint.ts';

/** Milliseconds between two looks at tables that another program writes. */
const LOOK_EVERY = 100;

type Options = {
  readonly pool: pg.Pool;
  readonly signal: AbortSignal;
  /**
   * Called with the position that the rows are true for by now, and whether this program can read
   * them.
   */
  readonly onLook: (position: bigint, readable: boolean) => void;
};

/**
 * Looks on while a program of another version writes the serving tables of a model, so that reads
 * are answered from them as long as they hold what this version reads. Resolves when they are of
 * this version (again), or the signal aborts.
 */
export async function readOnlyUntilCurrent(
  model: ReadModel,
  { pool, signal, onLook }: Options,
): Promise<void> {
  let known = '';
  let readable = false;
  while (!signal.aborted) {
    const found = await foundCheckpoint(pool, model, serving);
    if (found?.version === model.version) return;
    const now = `${found?.version} ${found?.state}`;
    if (now !== known)
      readable = found !== null && found.state !== 'filling' && (await canBeRead(pool, model));
    known = now;
    onLook(found?.position ?? 0n, readable);
    await sleep(LOOK_EVERY, undefined, { signal }).catch(() => undefined);
  }
}

const canBeRead = (pool: pg.Pool, model: ReadModel): Promise<boolean> =>
  inTransaction(pool, async (tx) => {
    const wanted = await shapeWhenMade(tx, model);
    return schemaDifferences(wanted, await shapeOf(tx, model, serving)).length === 0;
  });
