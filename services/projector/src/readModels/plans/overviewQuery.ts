import { blueprintRow, executionRow } from '@waymark/api';
import { sql } from 'slonik';
import {
  column,
  equals,
  plannedByValue,
  search,
  searchLowered,
  sorts,
  type Filters,
  type Resource,
} from '../resource.ts';

/** The list of executions: one row a process, prepared for the reader's party. */
export const executions: Resource = {
  name: 'executions',
  row: executionRow,
  models: ['plans'],
  filters: {
    id: equals('id'),
    status: equals('status'),
    clientId: equals('clientId'),
    projectId: equals('projectId'),
    blueprintId: plannedByValue(equals('blueprintId')),
    /** At least so many tasks wait for the client. */
    clientTurn: {
      where: (least: number) =>
        sql.fragment`${column('clientTurn')} >= ${least}`,
    },
    /** Somebody who does or follows a task that is not done. */
    participantId: {
      where: (person: string) => sql.fragment`EXISTS (
      SELECT 1 FROM read.tasks t
       WHERE t.plan_id = ${column('id')} AND t.plan_kind = 'process' AND t.status <> 'DONE' AND (t.assignee = ${person} OR t.followers ? ${person}))`,
    },
    endFrom: {
      where: (day: string) => sql.fragment`${column('end')} >= ${day}`,
    },
    endTo: {
      where: (day: string) => sql.fragment`${column('end')} <= ${day}`,
    },
    q: searchLowered('search'),
  } satisfies Filters<'executions'>,
  sorts: sorts(
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
    ],
  ),
  defaultSort: ['updatedAt', 'DESC'],
  clientsSort: ['createdAt', 'DESC'],
  select: () => sql.fragment`
    SELECT e.id, e.name, e.project_id AS "projectId", e.project_name AS "projectName",
           e.client_id AS "clientId", e.client_name AS "clientName", e.blueprint_id AS "blueprintId",
           e.status, e.current_module AS "currentModule", e.tasks_total AS "tasksTotal", e.tasks_done AS "tasksDone",
           e.tasks_stuck AS "tasksStuck", e.client_turn AS "clientTurn", e.done_percentage AS "donePercentage",
           e.start_on AS "start", e.end_on AS "end", e.created_at AS "createdAt", e.updated_at AS "updatedAt", e.revision::text AS "planRevision",
           e.search
      FROM read.executions e`,
};

export const blueprints: Resource = {
  name: 'blueprints',
  row: blueprintRow,
  models: ['plans'],
  filters: {
    id: equals('id'),
    q: search('name'),
  } satisfies Filters<'blueprints'>,
  sorts: sorts(
    ['name'],
    ['createdAt', 'updatedAt', 'milestones', 'modules', 'tasks'],
  ),
  defaultSort: ['name', 'ASC'],
  select: () => sql.fragment`
    SELECT id, name, created_at AS "createdAt", updated_at AS "updatedAt", created_by AS "createdBy",
           milestones, modules, tasks, revision::text AS "planRevision"
      FROM read.blueprints`,
};
