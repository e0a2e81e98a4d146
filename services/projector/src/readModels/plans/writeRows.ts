import type { OwnText } from '@waymark/events';
import type { Slices } from '@waymark/log';
import { openText } from '@waymark/vault';
import { remove, upsert } from '../model/bulk.ts';
import type { Sources } from '../model/readModel.ts';
import type { Statement } from '../model/statement.ts';
import { partTables } from './changes.ts';
import { writeExecutions } from './writeExecutions.ts';
import type { RowBatch } from './rowBatch.ts';

/** Opens what somebody gave, as it is written to rows; of who was erased there is nothing. */
export async function openOwnTexts({ rows }: RowBatch, vault: Sources['vault']): Promise<void> {
  const open = async (table: 'tasks' | 'variables', column: string) => {
    for (const [nth, row] of rows[table].entries()) {
      const given = row[column] as OwnText | null;
      if (given === null || typeof given === 'string') continue;
      const text = await openText(vault, given);
      rows[table][nth] = { ...row, [column]: text ?? (table === 'tasks' ? null : '') };
    }
  };
  await open('tasks', 'stuck_reason');
  await open('variables', 'value');
}

/** Removes what is gone, then writes what has changed, table by table. */
export async function writeRows(
  out: Statement[],
  { rows, gone, dead }: RowBatch,
  slices: Slices,
): Promise<void> {
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
  for (const table of partTables) {
    if (slices.isOver) await slices.next();
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
  }
  upsert(out, 'plans', plan, rows.plans);
  upsert(out, 'blueprints', ['workspace_id', 'id'], rows.blueprints, {
    keep: ['created_at', 'created_by'],
  });
  writeExecutions(out, rows.executions);
}
