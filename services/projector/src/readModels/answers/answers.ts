import { answersRow } from '@waymark/api';
import { prefixOf } from '@waymark/events';
import { sql } from 'slonik';
import type { ReadModel } from '../readModel.ts';
import {
  equals,
  search,
  sorts,
  type Filters,
  type Resource,
} from '../resource.ts';
import { answersTables } from './table.sql.ts';
import { writeAnswers } from './writeAnswers.ts';

/** They stand as long as their task does, for whom sees that. */
const rows: Resource = {
  name: 'answers',
  row: answersRow,
  models: ['answers', 'plans', 'directory'],
  filters: {
    id: equals('id'),
    planId: equals('planId'),
    taskId: equals('taskId'),
    clientId: equals('clientId'),
    formId: equals('formId'),
    formVersionId: equals('formVersionId'),
    state: equals('state'),
    q: search('headline', 'planName', 'clientName'),
  } satisfies Filters<'answers'>,
  sorts: sorts(['headline', 'planName', 'clientName'], ['sentAt', 'changedAt']),
  defaultSort: ['sentAt', 'DESC'],
  select: () => sql.fragment`
    SELECT a.plan_id || '_' || a.task_id AS id, a.plan_id AS "planId", a.plan_kind AS "planKind", coalesce(e.name, '') AS "planName",
           coalesce(e.project_name, o.name, '') AS "projectName", a.client_id AS "clientId", coalesce(c.name, '') AS "clientName",
           a.task_id AS "taskId", t.module_id AS "moduleId", t.headline, a.form_id AS "formId", a.version, a.form_id || '-v' || a.version AS "formVersionId",
           a.state, a.sent_at AS "sentAt", a.sent_by AS "sentBy", a.changed_at AS "changedAt", a.given, a.asked
      FROM read.answers a
      JOIN read.tasks t ON t.workspace_id = a.workspace_id AND t.plan_id = a.plan_id AND t.plan_kind = a.plan_kind AND t.id = a.task_id
      LEFT JOIN read.executions e ON e.workspace_id = a.workspace_id AND e.id = a.plan_id
      LEFT JOIN read.projects o ON o.workspace_id = a.workspace_id AND o.project_id = a.plan_id
      LEFT JOIN read.clients c ON c.workspace_id = a.workspace_id AND c.client_id = a.client_id`,
};

/** What was answered to the forms of tasks (PRODUCT 18.7). */
export const answers: ReadModel = {
  name: 'answers',
  version: 1,
  upgrades: {},
  prefixes: [prefixOf('answers')],
  tables: answersTables,
  resources: [rows],
  open: ({ vault }) => ({
    async apply(out, events) {
      for (const event of events) await writeAnswers(out, event, vault);
    },
    close: () => undefined,
  }),
};
