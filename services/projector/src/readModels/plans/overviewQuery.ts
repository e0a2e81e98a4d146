import { blueprintRow, executionRow, executionStatus } from '@waymark/api';
import { sql } from 'slonik';
import { equals, oneOf, search, sorts, type Resource } from '../resource.ts';

/** The list of executions: one row a process, prepared for the reader's party. */
export const executions: Resource = {
  name: 'executions',
  row: executionRow,
  models: ['plans', 'directory'],
  filters: {
    id: equals('id'),
    status: oneOf('status', executionStatus.options),
    clientId: equals('clientId'),
    projectId: equals('projectId'),
    blueprintId: equals('blueprintId'),
    q: search('name', 'projectName', 'clientName', 'currentModule'),
  },
  sorts: sorts(
    ['name', 'projectName', 'clientName', 'currentModule'],
    ['status', 'tasksTotal', 'tasksDone', 'tasksStuck', 'clientTurn', 'donePercentage', 'start', 'end', 'createdAt', 'updatedAt'],
  ),
  defaultSort: ['updatedAt', 'DESC'],
  select: () => sql.fragment`
    SELECT e.id, e.name, e.project_id AS "projectId", coalesce(o.name, '') AS "projectName",
           e.client_id AS "clientId", coalesce(c.name, '') AS "clientName", e.blueprint_id AS "blueprintId",
           e.status, e.current_module AS "currentModule", e.tasks_total AS "tasksTotal", e.tasks_done AS "tasksDone",
           e.tasks_stuck AS "tasksStuck", e.client_turn AS "clientTurn", e.done_percentage AS "donePercentage",
           e.start_on AS "start", e.end_on AS "end", e.created_at AS "createdAt", e.updated_at AS "updatedAt", e.revision::text AS "planRevision"
      FROM read.executions e
      LEFT JOIN read.projects o ON o.workspace_id = e.workspace_id AND o.project_id = e.project_id
      LEFT JOIN read.clients c ON c.workspace_id = e.workspace_id AND c.client_id = e.client_id`,
};

export const blueprints: Resource = {
  name: 'blueprints',
  row: blueprintRow,
  models: ['plans'],
  filters: { id: equals('id'), q: search('name') },
  sorts: sorts(['name'], ['createdAt', 'updatedAt', 'milestones', 'modules', 'tasks']),
  defaultSort: ['name', 'ASC'],
  select: () => sql.fragment`
    SELECT id, name, created_at AS "createdAt", updated_at AS "updatedAt", created_by AS "createdBy",
           milestones, modules, tasks, revision::text AS "planRevision"
      FROM read.blueprints`,
};
