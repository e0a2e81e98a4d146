import type pg from 'pg';
import { columnsOf } from './tablesByHand.ts';

/** Whose open tasks the list measure asks for. */
export const LISTED = { assignee: 'person-7', status: 'IN_PROGRESS' } as const;

/** A page of a list of tasks: its statement, and what it is given. */
export type RawList = {
  readonly name: string;
  readonly text: string;
  readonly values: readonly string[];
};

/** The first hundred tasks in progress of one person, by due date. */
export const rawTasksOfOne = (sql: pg.Pool | pg.Client): Promise<RawList> =>
  rawList(sql, {
    name: 'tasks of one',
    schema: 'read',
    wanted: 'workspace_id = $1 AND assignee = $2 AND status = $3',
    values: ['bench', LISTED.assignee, LISTED.status],
  });

/** The first hundred of all tasks, by due date; in the tables of `prepareAllTasks`. */
export const rawAllTasks = (sql: pg.Pool | pg.Client): Promise<RawList> =>
  rawList(sql, {
    name: 'all tasks',
    schema: 'by_hand',
    wanted: 'workspace_id = $1',
    values: ['bench'],
  });

/** Columns of a task that a list does not answer, and such as are answered as something else. */
const NOT_SHOWN = new Set(['workspace_id', 'client_id', 'refers', 'search']);
const MADE: Readonly<Record<string, string>> = {
  added_by: `coalesce(t.added_by = 'person-7' AND t.status = 'TODO', false) AS may_word`,
  turn: `
       CASE WHEN t.turn IN ('done', 'notStarted', 'paused', 'held') THEN 'nobody'
            WHEN t.turn = 'assigned' AND t.audience = 'EXTERN' AND u.account_id IS NOT NULL THEN 'client' ELSE 'seller' END AS turn,
       CASE WHEN t.turn = 'assigned' AND (t.audience = 'EXTERN' OR u.account_id IS NULL) THEN t.assignee END AS turn_who,
       CASE WHEN t.turn = 'assigned' AND t.audience <> 'EXTERN' AND u.account_id IS NOT NULL THEN 'hidden' ELSE t.turn END AS turn_because`,
};
const WRITTEN = `CASE WHEN t.refers THEN
       jsonb_build_object('headline', t.headline, 'description', t.description, 'content', t.content) END`;

/**
 * The same page and its exact total as the product's list of tasks answers, as well as SQL can say
 * it: the page is cut by an index that serves both filter and order, names are joined for its
 * hundred rows alone, and the total is counted in the index. The columns are those of the table, as
 * the catalogue has them. Nobody asks who may see what.
 */
async function rawList(
  sql: pg.Pool | pg.Client,
  {
    name,
    schema,
    wanted,
    values,
  }: Pick<RawList, 'name' | 'values'> & {
    readonly schema: 'read' | 'by_hand';
    readonly wanted: string;
  },
): Promise<RawList> {
  const columns = (await columnsOf(sql, 'tasks')).flatMap(({ name: column }) =>
    NOT_SHOWN.has(column) ? [] : (MADE[column] ?? `t.${column}`),
  );
  const text = `
SELECT ${columns.join(', ')}, p.revision AS plan_revision, p.name AS plan_name, m.title AS module_title, m.status AS module_status,
       m.milestone_id, ms.name AS milestone_name, ms.mark AS milestone_mark, ${WRITTEN} AS written, (SELECT count(*)::int FROM ${schema}.tasks WHERE ${wanted}) AS total
  FROM (SELECT * FROM ${schema}.tasks WHERE ${wanted} ORDER BY due_date, id LIMIT 100) t
  JOIN ${schema}.plans p USING (workspace_id, plan_id, plan_kind)
  LEFT JOIN ${schema}.modules m
    ON m.workspace_id = t.workspace_id AND m.plan_id = t.plan_id AND m.plan_kind = t.plan_kind AND m.id = t.module_id
  LEFT JOIN ${schema}.milestones ms
    ON ms.workspace_id = t.workspace_id AND ms.plan_id = t.plan_id AND ms.plan_kind = t.plan_kind AND ms.id = m.milestone_id
  LEFT JOIN ${schema}.client_users u
    ON u.workspace_id = t.workspace_id AND u.client_id = t.client_id AND u.account_id = t.assignee
 ORDER BY t.due_date, t.id`;
  return { name, text, values };
}
