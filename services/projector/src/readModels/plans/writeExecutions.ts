import type { BulkRow } from '../model/bulk.ts';
import { THE_CLIENT } from './overview.ts';
import type { Statement } from '../model/statement.ts';

/** Columns as they come with a row, and their types. */
const GIVEN = {
  workspace_id: 'text',
  party: 'text',
  id: 'text',
  client_id: 'text',
  name: 'text',
  project_id: 'text',
  blueprint_id: 'text',
  status: 'text',
  current_module: 'text',
  tasks_total: 'int',
  tasks_done: 'int',
  tasks_stuck: 'int',
  done_percentage: 'int',
  start_on: 'text',
  end_on: 'text',
  created_at: 'text',
  updated_at: 'text',
  revision: 'bigint',
  owner: 'text',
  followers: 'jsonb',
  followed_by: 'jsonb',
  turn: 'text',
  turn_who: 'text',
  turn_shown: 'boolean',
  turn_tasks: 'int',
  turn_task: 'text',
  is_over: 'boolean',
  open_due: 'text[]',
} as const;

/** Columns that are looked up when a row is written. */
const FOUND = {
  client_turn: `coalesce((SELECT sum((r.waiting ->> u.account_id)::int) FROM client_users u
    WHERE r.waiting <> '{}' AND u.workspace_id = r.workspace_id AND u.client_id = r.client_id AND r.waiting ? u.account_id), 0)
    + coalesce((r.waiting ->> '${THE_CLIENT}')::int, 0)`,
  client_name: `coalesce((SELECT n.name FROM execution_names n
    WHERE n.workspace_id = r.workspace_id AND n.kind = 'client' AND n.id = r.client_id), '')`,
  turn_client: `EXISTS (SELECT 1 FROM client_users u
    WHERE u.workspace_id = r.workspace_id AND u.client_id = r.client_id AND u.account_id = r.turn_who)`,
  turn_since: `(SELECT t.turn_since FROM tasks t
    WHERE t.workspace_id = r.workspace_id AND t.plan_id = r.id AND t.plan_kind = 'process' AND t.id = r.turn_task)`,
  project_name: `coalesce((SELECT n.name FROM execution_names n
    WHERE n.workspace_id = r.workspace_id AND n.kind = 'project' AND n.id = r.project_id), '')`,
} as const;

const columns = [...Object.keys(GIVEN), ...Object.keys(FOUND)];
const KEY = ['workspace_id', 'party', 'id'];
const changes = columns
  .filter((column) => !KEY.includes(column))
  .map((column) =>
    column === 'created_at'
      ? 'created_at = coalesce(excluded.created_at, executions.created_at)'
      : `${column} = excluded.${column}`,
  );

const TEXT = `INSERT INTO executions (${columns.join(', ')})
SELECT ${Object.keys(GIVEN)
  .map((column) => `r.${column}`)
  .join(', ')}, ${Object.values(FOUND).join(', ')}
  FROM jsonb_to_recordset($1::jsonb) AS r (${Object.entries(GIVEN)
    .map((column) => column.join(' '))
    .join(', ')}, waiting jsonb)
ON CONFLICT (${KEY.join(', ')}) DO UPDATE SET ${changes.join(', ')}`;

/** An execution as one party sees it. */
export type WrittenExecution = BulkRow & {
  /**
   * Account id -> how many open tasks wait for it; by `THE_CLIENT` those that wait for whoever of
   * the client.
   */
  readonly waiting: Readonly<Record<string, number>>;
};

/**
 * Inserts or replaces executions. The names of client and project, and how many tasks wait for the
 * client's users, are those that are known by then.
 */
export function writeExecutions(out: Statement[], rows: readonly WrittenExecution[]): void {
  if (rows.length === 0) return;
  out.push({ name: 'upsert executions', text: TEXT, values: [JSON.stringify(rows)] });
}
