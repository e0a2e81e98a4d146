import { remove, upsert } from '../bulk.ts';
import type { Statement } from '../statement.ts';
import { partTables } from './changes.ts';
import { writeExecutions } from './writeExecutions.ts';
import type { Writing } from './writing.ts';

/** Removes what is gone, then writes what has changed, table by table. */
export function writeRows(
  out: Statement[],
  { rows, gone, dead }: Writing,
): void {
  const part = ['workspace_id', 'plan_id', 'plan_kind', 'id'];
  const plan = ['workspace_id', 'plan_id', 'plan_kind'];
  for (const table of partTables) remove(out, table, part, gone[table]);
  remove(out, 'plans', plan, dead);
  remove(
    out,
    'blueprints',
    ['workspace_id', 'id'],
    dead.filter((d) => d.plan_kind === 'blueprint'),
  );
  remove(
    out,
    'executions',
    ['workspace_id', 'id'],
    dead.filter((d) => d.plan_kind === 'process'),
  );
  for (const table of partTables)
    upsert(out, table, part, rows[table], {
      keep: [
        'status_by',
        'status_at',
        'turn_from',
        'turn_by',
        'turn_since',
        'created_at',
        'created_by',
        'updated_at',
      ],
    });
  upsert(out, 'plans', plan, rows.plans);
  upsert(out, 'blueprints', ['workspace_id', 'id'], rows.blueprints, {
    keep: ['created_at', 'created_by'],
  });
  writeExecutions(out, rows.executions);
}
