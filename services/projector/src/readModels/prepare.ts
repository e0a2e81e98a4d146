import type pg from 'pg';
import { inTransaction } from '../inTransaction.ts';
import { READER } from './guardedTable.ts';
import type { ReadModel } from './readModel.ts';

/** Any number that all projectors share: only one of them prepares at a time. */
const PREPARING = 7_401_992;

const SCHEMA = `
CREATE SCHEMA IF NOT EXISTS read;
CREATE TABLE IF NOT EXISTS read.checkpoints (
  model text PRIMARY KEY,
  version int NOT NULL,
  position numeric NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
DO $$ BEGIN
  CREATE ROLE ${READER} NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
GRANT USAGE ON SCHEMA read TO ${READER};`;

/** The service reads as the reader role, so it must be a member of it; a superuser is one of every role already. */
const MEMBERSHIP = `DO $$ BEGIN
  IF NOT pg_has_role(current_user, '${READER}', 'MEMBER') THEN EXECUTE 'GRANT ${READER} TO ' || quote_ident(current_user); END IF;
END $$;`;

/**
 * Makes schema, reader role and the tables of every model. A model whose stored version differs starts anew: its
 * tables are dropped, made and filled from the beginning of the log.
 */
export async function prepareReadModels(
  pool: pg.Pool,
  models: readonly ReadModel[],
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [PREPARING]);
    await tx.query(SCHEMA);
    await tx.query(MEMBERSHIP);
    for (const model of models) await prepareModel(tx, model);
  });
}

async function prepareModel(
  tx: pg.ClientBase,
  { name, version, tables }: ReadModel,
): Promise<void> {
  const { rows } = await tx.query<{ version: number }>(
    'SELECT version FROM read.checkpoints WHERE model = $1',
    [name],
  );
  if (rows[0]?.version === version) return;
  for (const table of [...tables].reverse())
    await tx.query(`DROP TABLE IF EXISTS read.${table.name} CASCADE`);
  for (const { ddl } of tables) await tx.query(ddl);
  await tx.query(
    `INSERT INTO read.checkpoints (model, version, position) VALUES ($1, $2, 0)
     ON CONFLICT (model) DO UPDATE SET version = excluded.version, position = 0, updated_at = now()`,
    [name, version],
  );
}
