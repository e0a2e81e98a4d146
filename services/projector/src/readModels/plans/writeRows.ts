import type pg from 'pg';
import { remove, upsert } from '../bulk.ts';
import { partTables } from './changes.ts';
import type { Writing } from './writing.ts';

/** Removes what is gone, then writes what has changed, table by table. */
export async function writeRows(
  tx: pg.ClientBase,
  { rows, gone, dead }: Writing,
): Promise<void> {
  const part = ['workspace_id', 'plan_id', 'plan_kind', 'id'];
  const plan = ['workspace_id', 'plan_id', 'plan_kind'];
  for (const table of partTables) await remove(tx, table, part, gone[table]);
  await remove(tx, 'plans', plan, dead);
  await remove(
    tx,
    'blueprints',
    ['workspace_id', 'id'],
    dead.filter((d) => d.plan_kind === 'blueprint'),
  );
  await remove(
    tx,
    'executions',
    ['workspace_id', 'id'],
    dead.filter((d) => d.plan_kind === 'process'),
  );
  for (const table of partTables)
    await upsert(tx, table, part, rows[table], [
      'status_by',
      'status_at',
      'created_at',
      'created_by',
      'updated_at',
    ]);
  await upsert(tx, 'plans', plan, rows.plans);
  await upsert(tx, 'blueprints', ['workspace_id', 'id'], rows.blueprints, [
    'created_at',
    'created_by',
  ]);
  await upsert(
    tx,
    'executions',
    ['workspace_id', 'party', 'id'],
    rows.executions,
    ['created_at'],
  );
}
