import type pg from 'pg';
import type { Migration, Migrations } from './migrations.ts';

/** A schema whose table `migrations` keeps what was applied. */
export type RecordSchema = 'identity' | 'read';

/** The database can't be brought up to date by this program; the message says what to do. */
export class NotMigratable extends Error {
  override readonly name = 'NotMigratable';
}

/**
 * Applies the steps that are still to come, in the caller's transaction, and records each. Of
 * several callers at once one does it, the others wait. Tables that 0.2.0 had made, without a
 * record, count as made by the first step.
 * @throws NotMigratable for tables of nobody knows whom, and where a step was changed after it had
 * been applied
 */
export async function migrate(
  tx: pg.ClientBase,
  schema: RecordSchema,
  migrations: Migrations,
): Promise<void> {
  const { part } = migrations;
  await tx.query(`SELECT pg_advisory_xact_lock(hashtext('waymark schema'))`);
  await makeRecord(tx, schema);
  const applied = await recorded(tx, schema, part);
  const record = (step: Migration) =>
    tx.query(
      `INSERT INTO ${schema}.migrations (part, number, name, digest) VALUES ($1, $2, $3, $4)`,
      [part, step.number, step.name, step.digest],
    );
  for (const step of migrations.steps) {
    const before = applied.get(step.number);
    if (before === undefined) {
      if (!(step.number === 1 && (await isThere(tx, migrations, schema)))) await tx.query(step.sql);
      await record(step);
    } else if (before !== step.digest)
      throw new NotMigratable(
        `The migration ${part} ${step.name} is not the one that was applied to this database: its file was changed, or a version between two releases made the database. Put the file back as it was, or restore a backup of a release (docs/OPERATIONS.md).`,
      );
  }
}

/** The digests of the steps of a part that were applied, by their numbers. */
export async function recorded(
  client: pg.Pool | pg.ClientBase,
  schema: RecordSchema,
  part: string,
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await client.query<{ number: number; digest: string }>(
    `SELECT number, digest FROM ${schema}.migrations WHERE part = $1`,
    [part],
  );
  return new Map(rows.map(({ number, digest }) => [number, digest]));
}

async function makeRecord(tx: pg.ClientBase, schema: RecordSchema): Promise<void> {
  if (await exists(tx, `${schema}.migrations`)) return;
  const { rowCount } = await tx.query('SELECT FROM pg_namespace WHERE nspname = $1', [schema]);
  if (rowCount === 0) await tx.query(`CREATE SCHEMA ${schema}`);
  await tx.query(`CREATE TABLE ${schema}.migrations (
    part text NOT NULL,
    number int NOT NULL,
    name text NOT NULL,
    digest text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (part, number)
  )`);
}

async function isThere(
  tx: pg.ClientBase,
  { part, firstTable }: Migrations,
  schema: RecordSchema,
): Promise<boolean> {
  if (!(await exists(tx, firstTable))) return false;
  // Kept by 0.2.0 for the first time.
  if (schema === 'read' || (await exists(tx, 'identity.schemas_applied'))) return true;
  throw new NotMigratable(
    `The tables of ${part} were made by no version of Waymark that this one knows. Give it a database of its own, or restore a backup (docs/OPERATIONS.md).`,
  );
}

async function exists(tx: pg.ClientBase, table: string): Promise<boolean> {
  const { rows } = await tx.query<{ there: boolean }>(
    'SELECT to_regclass($1) IS NOT NULL AS there',
    [table],
  );
  return rows[0]?.there === true;
}
