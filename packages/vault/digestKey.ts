import { hkdfSync } from 'node:crypto';
import type pg from 'pg';
import { unwrap, wrap, type MasterKeys } from './masterKeys.ts';
import { NotSealed } from './sealedText.ts';

const PURPOSE = 'e-mail digest';

/** SQLSTATE: this login may not write. */
const FORBIDDEN = '42501';

/**
 * The key that e-mail digests are made with. Names of streams hold such digests for ever, so it
 * stays when the master key changes: it was derived from the first one, and is kept, wrapped like
 * people's keys, from then on.
 * @throws NotSealed when neither master key opens it; Error when it has not been kept yet and there
 * are two master keys to derive it from
 */
export async function digestKey(pool: pg.Pool, keys: MasterKeys): Promise<Buffer> {
  const { rows } = await pool.query<{ wrapped_key: string }>(
    'SELECT wrapped_key FROM identity.vault_keys WHERE purpose = $1',
    [PURPOSE],
  );
  const [kept] = rows;
  if (kept !== undefined) {
    try {
      return unwrap(keys, kept.wrapped_key, PURPOSE).key;
    } catch (cause) {
      throw new NotSealed(
        'VAULT_MASTER_KEY is another master key than the one that this database was used with',
        { cause },
      );
    }
  }
  if (keys.otherMasterKey !== undefined)
    throw new Error(
      'Start this version once with the master key that was in use before, and no other, then change it.',
    );
  const derived = Buffer.from(
    hkdfSync('sha256', keys.masterKey, Buffer.alloc(0), 'waymark e-mail digest', 32),
  );
  await pool
    .query(
      'INSERT INTO identity.vault_keys (purpose, wrapped_key) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [PURPOSE, wrap(keys, derived, PURPOSE)],
    )
    .catch((error: unknown) => {
      // The projector reads only: whoever makes accounts keeps it.
      if ((error as { code?: string }).code !== FORBIDDEN) throw error;
    });
  return derived;
}
