import { setTimeout as sleep } from 'node:timers/promises';
import { nouns, prefixOf } from '@waymark/events';
import { KEYS_IN_MEMORY_FOR, sealsSomething } from '@waymark/vault';
import { inTransaction } from '@waymark/postgres';
import type pg from 'pg';
import { dropTables } from '../readModels/tables/makeTables.ts';
import { previous } from '../reading/tableSet.ts';
import type { ReadModel } from '../readModels/model/readModel.ts';

/** The read models that see anything sealed, and so may hold it opened. */
export function holdingWords(models: readonly ReadModel[]): readonly ReadModel[] {
  const sealing = Object.values(nouns)
    .filter(({ events }) => events.some(({ type }) => sealsSomething(type)))
    .map(({ kind }) => prefixOf(kind));
  return models.filter(({ prefixes }) => prefixes.some((prefix) => sealing.includes(prefix)));
}

/**
 * Until no process has the key of who was erased last in memory any more: what is made anew before
 * would hold their words again.
 */
export async function untilKeysAreForgotten(
  pool: pg.Pool,
  print: (text: string) => void,
): Promise<void> {
  const { rows } = await pool.query<{ ms: number | null }>(
    `SELECT extract(epoch FROM max(erased_at) + make_interval(secs => $1) - now())::float * 1000 AS ms FROM identity.person_keys`,
    [KEYS_IN_MEMORY_FOR / 1_000],
  );
  const wait = rows[0]?.ms ?? 0;
  if (wait <= 0) return;
  print(
    `Waiting for ${Math.ceil(wait / 1_000)} s: until then a service may have the key in memory.`,
  );
  await sleep(wait);
}

/** Drops what the last swap replaced, which holds what was erased since. */
export const dropReplaced = (pool: pg.Pool, models: readonly ReadModel[]): Promise<void> =>
  inTransaction(pool, async (tx) => {
    for (const model of models) await dropTables(tx, model, previous);
  });
