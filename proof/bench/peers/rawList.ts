/** Whose open tasks the list measure asks for. */
export const LISTED = { assignee: 'person-7', status: 'IN_PROGRESS' } as const;

const WANTED = 'workspace_id = $1 AND assignee = $2 AND status = $3';

/**
 * The same page and its exact total as the product's list of tasks answers, as well as SQL can say it: the page is cut
 * by an index that serves both filter and order, names are joined for its hundred rows alone, and the total is counted
 * in the index. It stands beside the product's own tables and uses the product's index; nobody asks who may see what.
 */
export const LIST = `
SELECT t.id, t.plan_id, t.plan_kind, p.revision, t.place, p.name AS plan_name, t.module_id, m.title AS module_title,
       m.status AS module_status, m.milestone_id, ms.name AS milestone_name, t.block_id, t.headline, t.description,
       t.status, t.stuck_reason, t.status_by, t.status_at, t.due_in_days, t.due_date, t.assignee, t.followers,
       t.mandatory, t.type, t.content, t.audience, (SELECT count(*)::int FROM read.tasks WHERE ${WANTED}) AS total
  FROM (SELECT * FROM read.tasks WHERE ${WANTED} ORDER BY due_date, id LIMIT 100) t
  JOIN read.plans p USING (workspace_id, plan_id, plan_kind)
  LEFT JOIN read.modules m
    ON m.workspace_id = t.workspace_id AND m.plan_id = t.plan_id AND m.plan_kind = t.plan_kind AND m.id = t.module_id
  LEFT JOIN read.milestones ms
    ON ms.workspace_id = t.workspace_id AND ms.plan_id = t.plan_id AND ms.plan_kind = t.plan_kind AND ms.id = m.milestone_id
 ORDER BY t.due_date, t.id`;

export const listValues = ['bench', LISTED.assignee, LISTED.status];
