import type pg from 'pg';
import { contextOf, unwrap, wrap, type MasterKeys } from './masterKeys.ts';

/** Rows of one round. */
const ROUND = 500;

type Wrapped = { readonly id: string; readonly wrapped_key: string };

/**
 * Where wrapped keys are: how to read on behind an id, and how to replace one that nobody has
 * changed meanwhile.
 */
const places = [
  {
    read: `SELECT account_id AS id, wrapped_key FROM identity.person_keys
            WHERE wrapped_key IS NOT NULL AND account_id > $1 ORDER BY account_id LIMIT ${ROUND}`,
    replace:
      'UPDATE identity.person_keys SET wrapped_key = $3 WHERE account_id = $1 AND wrapped_key = $2',
    context: contextOf,
  },
  {
    read: `SELECT purpose AS id, wrapped_key FROM identity.vault_keys WHERE purpose > $1 ORDER BY purpose LIMIT ${ROUND}`,
    replace:
      'UPDATE identity.vault_keys SET wrapped_key = $3 WHERE purpose = $1 AND wrapped_key = $2',
    context: (purpose: string) => purpose,
  },
];

/**
 * Wraps anew, with the master key, what the other one had wrapped; may be cut off and run again,
 * also beside running services that know both. Answers how many there are, and how many of them
 * were wrapped anew.
 * @throws NotSealed at a key that neither of the two opens
 */
export async function rewrapKeys(
  pool: pg.Pool,
  keys: MasterKeys,
): Promise<{ readonly all: number; readonly anew: number }> {
  let [all, anew] = [0, 0];
  for (const { read, replace, context } of places) {
    let last = '';
    for (;;) {
      const { rows } = await pool.query<Wrapped>(read, [last]);
      for (const { id, wrapped_key } of rows) {
        const { key, byOther } = unwrap(keys, wrapped_key, context(id));
        all += 1;
        if (!byOther) continue;
        anew += 1;
        await pool.query(replace, [id, wrapped_key, wrap(keys, key, context(id))]);
      }
      if (rows.length < ROUND) break;
      last = rows.at(-1)?.id ?? last;
    }
  }
  return { all, anew };
}
