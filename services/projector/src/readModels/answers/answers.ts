import { answersRow } from '@waymark/api';
import { prefixOf } from '@waymark/events';
import { sql } from 'slonik';
import type { ReadModel } from '../model/readModel.ts';
import { equals, search, sorts, type Filters, type Resource } from '../model/resource.ts';
import { reads } from '../model/filledIn.ts';
import { isTakenBy } from '../model/takenBy.ts';
import { answersTables } from './table.sql.ts';
import { writeAnswers } from './writeAnswers.ts';

/** They stand as long as their task does, for whom sees that. */
const rows: Resource = {
  name: 'answers',
  row: answersRow,
  models: ['answers', 'plans', 'directory', 'shares'],
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
           a.task_id AS "taskId", t.module_id AS "moduleId", ${reads('t', 'headline')} AS headline, a.form_id AS "formId", a.version, a.form_id || '-v' || a.version AS "formVersionId",
           a.state, a.sent_at AS "sentAt", a.sent_by AS "sentBy", a.changed_at AS "changedAt", a.given, a.asked,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'type', f.type, 'erased', f.erased,
                     'bytes', coalesce((f.contents -> -1 ->> 'bytes')::bigint, 0),
                     'width', f.contents -> -1 -> 'width', 'height', f.contents -> -1 -> 'height') ORDER BY f.id), '[]')
              FROM read.answer_files f
             WHERE f.workspace_id = a.workspace_id AND f.plan_id = a.plan_id AND f.task_id = a.task_id
               AND EXISTS (SELECT 1 FROM jsonb_each(a.given) g WHERE g.value -> 'value' ? f.id)) AS files,
           (SELECT coalesce(jsonb_object_agg(g.guest_id, g.name), '{}') FROM read.guests g
             WHERE g.workspace_id = a.workspace_id AND g.client_id = a.client_id AND g.name IS NOT NULL
               AND EXISTS (SELECT 1 FROM jsonb_each(a.given) e
                            WHERE e.value ->> 'by' = g.guest_id OR e.value -> 'was' @> jsonb_build_array(jsonb_build_object('by', g.guest_id)))) AS guests
      FROM read.answers a
      JOIN read.tasks t ON t.workspace_id = a.workspace_id AND t.plan_id = a.plan_id AND t.plan_kind = a.plan_kind AND t.id = a.task_id
      LEFT JOIN read.executions e ON e.workspace_id = a.workspace_id AND e.id = a.plan_id
      LEFT JOIN read.projects o ON o.workspace_id = a.workspace_id AND o.project_id = a.plan_id
      LEFT JOIN read.clients c ON c.workspace_id = a.workspace_id AND c.client_id = a.client_id`,
};

/** The read model of answers to the forms of tasks (PRODUCT 18.7). */
export const answers: ReadModel = {
  name: 'answers',
  version: 4,
  upgrades: {
    // Who may read what, for users of several clients.
    4: { columns: '' },
  },
  prefixes: [prefixOf('answers'), prefixOf('file')],
  tables: answersTables,
  resources: [rows],
  open: ({ vault }) => ({
    async apply(out, events) {
      for (const event of events)
        if (isTakenBy('answers', event)) await writeAnswers(out, event, vault);
    },
    close: () => undefined,
  }),
};
