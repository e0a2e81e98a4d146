import {
  blockRow,
  milestoneRow,
  moduleRow,
  placeholderRow,
  taskRow,
  variableRow,
} from '@waymark/api';
import { taskFields } from '@waymark/events';
import { sql, type FragmentSqlToken } from 'slonik';
import {
  column,
  equals,
  isAnyOf,
  search,
  searchKept,
  sorts,
  type Filters,
  type Resource,
} from '../model/resource.ts';
import { contentReads, reads, written } from '../model/filledIn.ts';
import { fieldFilters } from '../model/fieldColumns.ts';
import { workspaceZone } from './overviewQuery.ts';
import { moduleColumns, taskColumns } from './taskColumns.ts';

const ofPlan = { id: equals('id'), planId: equals('planId'), planKind: equals('planKind') };
const models = ['plans'];

/** Columns that every part of a plan has; `t` is the part, `p` its plan. */
const ofPlanColumns = sql.fragment`t.id, t.plan_id AS "planId", t.plan_kind AS "planKind", p.revision::text AS "planRevision", t.place`;
/**
 * Outer, though there always is one: so whoever looks for no more than keys looks at the part
 * alone.
 */
const withPlan = sql.fragment`LEFT JOIN read.plans p USING (workspace_id, plan_id, plan_kind)`;

const counts = sql.fragment`
  count(x.id)::int AS total,
  count(x.id) FILTER (WHERE x.status = 'DONE')::int AS done,
  count(x.id) FILTER (WHERE x.status = 'STUCKED')::int AS stuck,
  count(x.id) FILTER (WHERE x.status = 'IN_PROGRESS')::int AS in_progress`;
const countColumns = sql.fragment`s.total AS "tasksTotal", s.done AS "tasksDone", s.stuck AS "tasksStuck", s.in_progress AS "tasksInProgress"`;

export const milestones: Resource = {
  name: 'milestones',
  row: milestoneRow,
  models,
  filters: { ...ofPlan, q: search('name') } satisfies Filters<'milestones'>,
  sorts: sorts(['name'], ['weight', 'place', 'tasksTotal', 'tasksDone', 'completedAt']),
  defaultSort: ['place', 'ASC'],
  select: () => sql.fragment`
    SELECT ${ofPlanColumns}, t.name, t.weight, t.mark, m.modules, m.completed_at AS "completedAt", ${countColumns}
      FROM read.milestones t ${withPlan}
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS modules, array_agg(x.id) AS ids, CASE WHEN count(*) > 0 AND bool_and(x.status = 'DONE') THEN max(x.status_at) END AS completed_at
          FROM read.modules x
         WHERE x.workspace_id = t.workspace_id AND x.plan_id = t.plan_id AND x.plan_kind = t.plan_kind AND x.milestone_id = t.id) m
      CROSS JOIN LATERAL (
        -- Looked up in a hash: of a join of tasks and modules the planner walks each with each where a plan has just come.
        SELECT ${counts} FROM read.tasks x
         WHERE x.workspace_id = t.workspace_id AND x.plan_id = t.plan_id AND x.plan_kind = t.plan_kind AND x.module_id = ANY (m.ids)) s`,
};

export const modules: Resource = {
  name: 'modules',
  row: moduleRow,
  models,
  filters: {
    ...ofPlan,
    milestoneId: equals('milestoneId'),
    status: equals('status'),
    audience: equals('audience'),
    q: searchKept({ search: ['title'] }),
  } satisfies Filters<'modules'>,
  sorts: sorts(
    ['title', 'milestoneName'],
    [
      'weight',
      'place',
      'milestoneWeight',
      'status',
      'startedOn',
      'nextDue',
      'tasksTotal',
      'tasksDone',
      'createdAt',
      'updatedAt',
    ],
  ),
  defaultSort: ['place', 'ASC'],
  select: () => sql.fragment`
    SELECT ${ofPlanColumns}, t.search, t.milestone_id AS "milestoneId", coalesce(ms.name, '') AS "milestoneName", coalesce(ms.weight, 0) AS "milestoneWeight", coalesce(ms.mark, 0) AS "milestoneMark",
           ${reads('t', 'title', 'line')} AS title, ${reads('t', 'description', 'html')} AS description, ${written('t', { title: 'title', description: 'description' })} AS written, t.weight, t.status, t.audience, t.started_on AS "startedOn", t.starts_on AS "startsOn", ${moduleColumns.selected}, t.sub_process AS "subProcess",
           ${countColumns}, coalesce(s.assignees, '[]') AS assignees, t.planned_from AS "plannedFrom", CASE current_setting('waymark.party', true) WHEN 'team' THEN t.planned_to ELSE t.planned_shown_to END AS "plannedTo", s.next_due AS "nextDue", s.due_in_days AS "dueInDays", s.stuck_task AS stuck,
           t.created_at AS "createdAt", t.created_by AS "createdBy", t.updated_at AS "updatedAt"
      FROM read.modules t ${withPlan}
      LEFT JOIN read.milestones ms
        ON ms.workspace_id = t.workspace_id AND ms.plan_id = t.plan_id AND ms.plan_kind = t.plan_kind AND ms.id = t.milestone_id
      CROSS JOIN LATERAL (
        SELECT ${counts},
               (SELECT jsonb_agg(a.assignee ORDER BY a.first) FROM (
                  SELECT y.assignee, min(y.place) AS first FROM read.tasks y
                   WHERE y.workspace_id = t.workspace_id AND y.plan_id = t.plan_id AND y.plan_kind = t.plan_kind
                     AND y.module_id = t.id AND y.assignee IS NOT NULL
                   GROUP BY y.assignee) a) AS assignees,
               min(x.due_date) FILTER (WHERE x.status <> 'DONE') AS next_due,
               max(x.due_in_days) AS due_in_days,
               (array_agg(jsonb_build_object('taskId', x.id, 'reason', x.stuck_reason, 'by', x.status_by, 'at', coalesce(x.status_at, ''))
                          ORDER BY x.status_at DESC NULLS LAST) FILTER (WHERE x.status = 'STUCKED'))[1] AS stuck_task
          FROM read.tasks x
         WHERE x.workspace_id = t.workspace_id AND x.plan_id = t.plan_id AND x.plan_kind = t.plan_kind AND x.module_id = t.id) s`,
};

export const blocks: Resource = {
  name: 'blocks',
  row: blockRow,
  models,
  filters: {
    ...ofPlan,
    moduleId: equals('moduleId'),
    taskId: equals('taskId'),
    type: equals('type'),
    q: searchKept({ search: ['text'] }),
  } satisfies Filters<'blocks'>,
  sorts: sorts([], ['weight', 'place', 'type']),
  defaultSort: ['place', 'ASC'],
  select: () => sql.fragment`
    SELECT ${ofPlanColumns}, t.search, t.module_id AS "moduleId", t.type, t.weight, ${contentReads('t')} AS content, ${reads('t', 'said')} AS text, ${written('t', { content: 'content' })} AS written, t.task_id AS "taskId" FROM read.blocks t ${withPlan}`,
};

/** The modules of tasks: those of a few are found by their ids, those of many by reading all. */
const modulesOf = (tasks: FragmentSqlToken | undefined): FragmentSqlToken =>
  tasks === undefined
    ? sql.fragment`read.modules`
    : sql.fragment`(SELECT * FROM read.modules WHERE id = ANY(ARRAY(SELECT module_id FROM ${tasks})))`;

/**
 * Whose turn a task is, as `whoseTurn` of events says it: `u` is there where the assignee is a user
 * of the client.
 */
export const turnColumns = sql.fragment`
           CASE WHEN t.turn IN ('done', 'notStarted', 'paused', 'held') THEN 'nobody'
                WHEN t.turn = 'askedClient' OR t.turn = 'assigned' AND t.audience = 'EXTERN' AND u.account_id IS NOT NULL THEN 'client' ELSE 'seller' END AS "turn",
           CASE WHEN t.turn = 'askedClient' THEN u.account_id WHEN t.turn = 'assigned' AND (t.audience = 'EXTERN' OR u.account_id IS NULL) THEN t.assignee END AS "turnWho",
           CASE WHEN t.turn = 'assigned' AND t.audience <> 'EXTERN' AND u.account_id IS NOT NULL THEN 'hidden' ELSE t.turn END AS "turnBecause",
           t.turn_from AS "turnFrom", nullif(t.turn_by, '') AS "turnBy", t.turn_since AS "turnSince"`;

export const tasks: Resource = {
  name: 'tasks',
  row: taskRow,
  models,
  filters: {
    ...ofPlan,
    moduleId: equals('moduleId'),
    milestoneId: equals('milestoneId'),
    milestoneName: equals('milestoneName'),
    blockId: equals('blockId'),
    status: equals('status'),
    statusFrom: {
      // From where that day begins in the workspace (PRODUCT 4.13).
      where: (day: string) =>
        sql.fragment`${column('statusAt')} >= to_char((${day}::timestamp AT TIME ZONE ${workspaceZone}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      looksAt: ['statusAt'],
    },
    moduleStatus: equals('moduleStatus'),
    clientId: {
      where: (ids: readonly string[]) => sql.fragment`EXISTS (
        SELECT 1 FROM read.plans o
         WHERE o.plan_id = ${column('planId')} AND o.plan_kind = ${column('planKind')} AND ${isAnyOf(sql.fragment`o.client_id`, ids)})`,
      looksAt: ['planId', 'planKind'],
    },
    assignee: equals('assignee'),
    withoutAssignee: {
      where: (without: boolean) => sql.fragment`(${column('assignee')} IS NULL) = ${without}`,
      looksAt: ['assignee'],
    },
    ...fieldFilters(taskFields),
    turn: equals('turn'),
    type: equals('type'),
    formId: {
      where: (ids: readonly string[]) =>
        isAnyOf(sql.fragment`${column('content')}->>'formId'`, ids),
      looksAt: ['content'],
    },
    dueFrom: {
      where: (day: string) => sql.fragment`${column('dueDate')} >= ${day}`,
      looksAt: ['dueDate'],
    },
    dueTo: {
      where: (day: string) => sql.fragment`${column('dueDate')} <= ${day}`,
      looksAt: ['dueDate'],
    },
    audience: equals('audience'),
    q: searchKept({ search: ['headline', 'description'], moduleSearch: ['moduleTitle'] }),
  } satisfies Filters<'tasks'>,
  sorts: sorts(
    ['headline', 'moduleTitle', 'milestoneName', 'planName'],
    ['place', 'status', 'statusAt', 'dueDate', 'dueInDays', 'assignee', 'mandatory'],
  ),
  defaultSort: ['place', 'ASC'],
  // Ids are unique in a plan only; and where a row stands, it is found without an index.
  key: ['rowAt', 'id'],
  sortedByNoIndex: true,
  byIndex: {
    rows: sql.fragment`SELECT *, ctid, due_date AS "dueDate" FROM read.tasks`,
    filters: ['assignee', 'status'],
    sorts: ['dueDate'],
  },
  select: (_, { from }) => sql.fragment`
    SELECT t.ctid AS "rowAt", ${ofPlanColumns}, t.search, m.search AS "moduleSearch", p.name AS "planName", t.module_id AS "moduleId", coalesce(${reads('m', 'title')}, '') AS "moduleTitle",
           coalesce(m.status, 'PENDING') AS "moduleStatus", coalesce(m.milestone_id, '') AS "milestoneId", coalesce(ms.name, '') AS "milestoneName", coalesce(ms.mark, 0) AS "milestoneMark",
           t.block_id AS "blockId", ${reads('t', 'headline', 'line')} AS headline, ${reads('t', 'description', 'html')} AS description,
           ${written('t', { headline: 'headline', description: 'description', content: 'content' })} AS written, t.status, t.stuck_reason AS "stuckReason", t.status_by AS "statusBy",
           t.status_at AS "statusAt", ${turnColumns}, t.due_in_days AS "dueInDays", t.due_date AS "dueDate", t.planned_on AS "plannedOn", t.assignee, t.assigned_through AS "assignedThrough", ${taskColumns.selected}, t.added, coalesce(t.added_by = current_setting('waymark.account', true) AND t.status = 'TODO', false) AS "mayWord", t.booking, t.type, ${contentReads('t')} AS content, t.audience, t.seen_by AS "seenBy"
      FROM ${from ?? sql.fragment`read.tasks`} t ${withPlan}
      LEFT JOIN ${modulesOf(from)} m ON m.workspace_id = t.workspace_id AND m.plan_id = t.plan_id AND m.plan_kind = t.plan_kind AND m.id = t.module_id
      LEFT JOIN read.milestones ms
        ON ms.workspace_id = t.workspace_id AND ms.plan_id = t.plan_id AND ms.plan_kind = t.plan_kind AND ms.id = m.milestone_id
      LEFT JOIN read.client_users u ON u.workspace_id = t.workspace_id AND u.client_id = t.client_id AND u.account_id = t.assignee`,
};

export const placeholders: Resource = {
  name: 'placeholders',
  row: placeholderRow,
  models: ['plans', 'directory'],
  filters: {
    ...ofPlan,
    kind: equals('kind'),
    matchedTo: equals('matchedTo'),
    q: search('name'),
  } satisfies Filters<'placeholders'>,
  sorts: sorts(['name'], ['kind', 'tasks', 'openTasks', 'matchedTo']),
  defaultSort: ['name', 'ASC'],
  select: () => sql.fragment`
    SELECT t.id, t.plan_id AS "planId", t.plan_kind AS "planKind", p.revision::text AS "planRevision",
           coalesce(nullif(t.name, ''), o.name, '') AS name, t.description, t.kind, t.matched_to AS "matchedTo",
           CASE WHEN NOT o.removed THEN o.intern_extern END AS "internExtern", o.default_account_id AS "defaultAccountId", s.tasks, s.open_tasks AS "openTasks"
      FROM read.placeholders t ${withPlan}
      LEFT JOIN read.roles o ON o.workspace_id = t.workspace_id AND o.role_id = t.id AND t.kind = 'role'
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS tasks, count(*) FILTER (WHERE x.status <> 'DONE')::int AS open_tasks FROM read.tasks x
         WHERE x.workspace_id = t.workspace_id AND x.plan_id = t.plan_id AND x.plan_kind = t.plan_kind
           AND (x.assignee = t.id OR x.assigned_through = t.id)) s`,
};

export const variables: Resource = {
  name: 'variables',
  row: variableRow,
  models,
  filters: {
    ...ofPlan,
    type: equals('type'),
    q: search('name', 'value', 'label'),
  } satisfies Filters<'variables'>,
  sorts: sorts(['name', 'value', 'label'], ['type']),
  defaultSort: ['name', 'ASC'],
  select: () => sql.fragment`
    SELECT t.id, t.plan_id AS "planId", t.plan_kind AS "planKind", p.revision::text AS "planRevision", t.name, t.type, t.value, t.label, t.used_in AS "usedIn", t.audience = 'EXTERN' AS "isShown"
      FROM read.variables t ${withPlan}`,
};
