import { executionRow } from '@waymark/api';
import { sql, type FragmentSqlToken } from 'slonik';
import {
  column,
  equals,
  ofSelect,
  plannedByValue,
  searchRead,
  sorts,
  type Filters,
  type Resource,
} from '../model/resource.ts';

/** The time zone that tells the days of the workspace; asked once for a statement. */
export const workspaceZone = sql.fragment`(SELECT read.zone_of(current_setting('waymark.workspace')))`;
const dayAt = (instant: FragmentSqlToken) =>
  sql.fragment`(${instant}::timestamptz AT TIME ZONE ${workspaceZone})::date`;

/** More days than anything is late. */
const DAYS = 1_000_000;

const isOfTeam = (account: FragmentSqlToken) => sql.fragment`EXISTS (
        SELECT 1 FROM read.members m
         WHERE m.workspace_id = e.workspace_id AND m.account_id = ${account} AND m.party = 'team' AND m.active)`;

/**
 * The owner of an execution, while they are of the team or invited to it: whoever has left answers
 * for nothing.
 */
const owner = sql.fragment`CASE WHEN ${isOfTeam(sql.fragment`e.owner`)} OR EXISTS (
        SELECT 1 FROM read.invitations i
         WHERE i.workspace_id = e.workspace_id AND i.account_id = e.owner AND i.belongs_to = 'team' AND i.state = 'pending') THEN e.owner END`;

/**
 * Whose turn the module is that a process is at, as `whoseTurn` of events says it of the task that
 * decides it, and as `whoActs` says who that is; where it has none that is open, what comes after
 * it has not started.
 */
const turnColumns = (today: FragmentSqlToken) => sql.fragment`
           CASE WHEN e.turn IS NULL OR e.turn IN ('done', 'notStarted', 'paused', 'held') THEN 'nobody'
                WHEN e.turn = 'askedClient' OR e.turn = 'assigned' AND e.turn_client AND e.turn_shown THEN 'client' ELSE 'seller' END AS "turn",
           ${today}::date - ${dayAt(sql.fragment`e.turn_since`)} AS "turnDays",
           CASE WHEN e.turn IS NULL OR e.turn IN ('done', 'notStarted', 'paused', 'held') THEN NULL
                WHEN e.turn = 'askedClient' OR e.turn = 'assigned' AND e.turn_client AND e.turn_shown THEN CASE WHEN e.turn_client THEN e.turn_who END
                WHEN ${isOfTeam(sql.fragment`e.turn_who`)} THEN e.turn_who
                WHEN ${isOfTeam(sql.fragment`e.owner`)} THEN e.owner END AS "turnWho",
           CASE WHEN e.turn = 'assigned' AND e.turn_client AND NOT e.turn_shown THEN 'hidden' 
                ELSE coalesce(e.turn, CASE WHEN e.tasks_done < e.tasks_total THEN 'notStarted' ELSE 'done' END) END AS "turnBecause"`;

/** The day asked for, else today in the workspace. */
const dayOf = (day: unknown): FragmentSqlToken =>
  typeof day === 'string'
    ? sql.fragment`${day}`
    : sql.fragment`to_char(${dayAt(sql.fragment`now()`)}, 'YYYY-MM-DD')`;

/**
 * Columns that count open tasks which should have been done before a day, and the days by which the
 * oldest is late.
 */
const overdueColumns = (today: FragmentSqlToken) => sql.fragment`
           width_bucket(to_char(${today}::date - 1, 'YYYY-MM-DD'), e.open_due) AS "overdue",
           CASE WHEN e.open_due[1] < ${today} THEN ${today}::date - e.open_due[1]::date END AS "overdueDays"`;

/** Steps of the line of progress. */
const STEPS = 7;

/**
 * The column for the line of progress: tasks done after each step from the start to a day, at the
 * start itself first. A task counts from when it was done last: the line is of those that are done
 * now.
 */
function doneColumn(today: FragmentSqlToken): FragmentSqlToken {
  const days = sql.fragment`greatest(${today}::date - e.start_on::date, 0)`;
  const steps = Array.from(
    { length: STEPS + 1 },
    (_, n) =>
      sql.fragment`count(*) FILTER (WHERE d.day * ${sql.literalValue(`${STEPS}`)} <= ${days} * ${sql.literalValue(`${n}`)})::int`,
  );
  return sql.fragment`
           (SELECT jsonb_build_array(${sql.join(steps, sql.fragment`, `)})
              FROM (SELECT ${dayAt(sql.fragment`t.status_at`)} - e.start_on::date AS day
                      FROM read.tasks t
                     WHERE t.workspace_id = e.workspace_id AND t.plan_id = e.id AND t.plan_kind = 'process' AND t.status = 'DONE') d) AS "doneBy"`;
}

const secondsOf = (instant: FragmentSqlToken) =>
  sql.fragment`extract(epoch FROM ${instant}::timestamptz)`;

/**
 * The order by what needs us first (PRODUCT 8.5): the seller's turn, then the client's, each with
 * what has been so longest first; then what nobody has begun, by its start; what is paused; what is
 * done, the latest first. Between two of them lie more seconds than between any two days.
 */
const byTurn = sql.fragment`CASE
      WHEN ${column('turn')} = 'nobody' AND ${column('status')} = 'DONE' THEN 5e12 - ${secondsOf(column('updatedAt'))}
      WHEN ${column('turn')} = 'nobody' AND ${column('status')} = 'PENDING' THEN 2e12 + ${secondsOf(column('start'))}
      WHEN ${column('turn')} = 'nobody' THEN 3e12 + ${secondsOf(column('updatedAt'))}
      ELSE CASE ${column('turn')} WHEN 'client' THEN 1e12 ELSE 0 END
         + ${secondsOf(sql.fragment`coalesce(${column('turnSince')}, ${column('updatedAt')})`)} END`;

/** The list of executions: one row a process, prepared for the reader's party. */
export const executions: Resource = {
  name: 'executions',
  row: executionRow,
  models: ['plans', 'directory'],
  filters: {
    id: equals('id'),
    status: equals('status'),
    clientId: equals('clientId'),
    projectId: equals('projectId'),
    blueprintId: plannedByValue(equals('blueprintId')),
    /** At least so many tasks wait for the client. */
    clientTurn: { where: (least: number) => sql.fragment`${column('clientTurn')} >= ${least}` },
    /**
     * Somebody who answers for it, or does or follows a task that is not done; who answers for it,
     * only the team knows.
     */
    participantId: {
      where: (person: string) => sql.fragment`EXISTS (
      SELECT 1 FROM read.tasks t
       WHERE t.plan_id = ${column('id')} AND t.plan_kind = 'process' AND t.status <> 'DONE' AND (t.assignee = ${person} OR t.followers ? ${person}))
       OR ${column('owner')} = ${person} AND current_setting('waymark.party') = 'team'`,
      looksAt: ['owner'],
    },
    owner: equals('owner'),
    withoutOwner: {
      where: (without: boolean) => sql.fragment`(${column('owner')} IS NULL) = ${without}`,
    },
    turn: equals('turn'),
    turnDays: {
      where: (least: number) =>
        sql.fragment`${column('turn')} <> 'nobody' AND ${column('turnDays')} >= ${least}`,
      looksAt: ['turn', 'turnSince'],
    },
    overdue: { where: (overdue: boolean) => sql.fragment`(${column('overdue')} > 0) = ${overdue}` },
    today: ofSelect,
    endFrom: { where: (day: string) => sql.fragment`${column('end')} >= ${day}` },
    endTo: { where: (day: string) => sql.fragment`${column('end')} <= ${day}` },
    q: searchRead('search'),
  } satisfies Filters<'executions'>,
  sorts: {
    turn: byTurn,
    // As many tasks, and then as many days.
    overdue: sql.fragment`(${column('overdue')} * ${DAYS} + coalesce(${column('overdueDays')}, 0))`,
    ...sorts(
      ['name', 'projectName', 'clientName', 'currentModule'],
      [
        'status',
        'tasksTotal',
        'tasksDone',
        'tasksStuck',
        'clientTurn',
        'donePercentage',
        'start',
        'end',
        'createdAt',
        'updatedAt',
        'turnSince',
      ],
    ),
  },
  defaultSort: ['updatedAt', 'DESC'],
  everyRowHas: ['updatedAt'],
  clientsSort: ['createdAt', 'DESC'],
  select: (filter) => sql.fragment`
    SELECT e.id, e.name, e.project_id AS "projectId", e.project_name AS "projectName",
           e.client_id AS "clientId", e.client_name AS "clientName", e.blueprint_id AS "blueprintId",
           e.status, CASE WHEN strpos(e.current_module, '{{') > 0 THEN read.filled_in(e.current_module, e.workspace_id, e.id, 'process', 'words') ELSE e.current_module END AS "currentModule", e.tasks_total AS "tasksTotal", e.tasks_done AS "tasksDone",
           e.tasks_stuck AS "tasksStuck", e.client_turn AS "clientTurn", e.done_percentage AS "donePercentage",
           e.start_on AS "start", e.end_on AS "end", e.created_at AS "createdAt", e.updated_at AS "updatedAt", e.revision::text AS "planRevision",
           e.search, ${owner} AS owner, e.followers,
           ${turnColumns(dayOf(filter['today']))}, e.turn_tasks AS "turnTasks", e.turn_since AS "turnSince", e.is_over AS "isOver", ${overdueColumns(dayOf(filter['today']))},
           e.turn_task AS "turnTask", (SELECT t.module_id FROM read.tasks t
             WHERE t.workspace_id = e.workspace_id AND t.plan_id = e.id AND t.plan_kind = 'process' AND t.id = e.turn_task) AS "turnModule",
           ${doneColumn(dayOf(filter['today']))}
      FROM read.executions e`,
};
