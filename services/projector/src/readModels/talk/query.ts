import { messageRow, noteRow } from '@waymark/api';
import { sql, type FragmentSqlToken } from 'slonik';
import { column, equals, type Filters, type Resource } from '../model/resource.ts';

const ofTask = { planId: equals('planId'), taskId: equals('taskId') };
const models = ['talk', 'plans', 'directory'];

/** Joins the task: what is said stands as long as its task does, for whoever sees that. */
const withTask = sql.fragment`
  JOIN read.tasks k ON k.workspace_id = t.workspace_id AND k.plan_id = t.plan_id AND k.plan_kind IN ('process', 'project') AND k.id = t.task_id`;
const saidBy = (author: FragmentSqlToken) => sql.fragment`
  t.id, t.plan_id AS "planId", t.task_id AS "taskId", t.module_id AS "moduleId", t.at, t.position, ${author} AS "authorId", t.text, t.erased,
  CASE WHEN t.erased THEN (SELECT p.erased_at FROM read.people p WHERE p.account_id = t.author_id) END AS "erasedAt",
  t.mentions, t.versions, t.edited_at AS "editedAt", t.deleted_at AS "deletedAt",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'type', f.type, 'erased', f.erased,
            'bytes', coalesce((f.contents -> -1 ->> 'bytes')::bigint, 0),
            'width', f.contents -> -1 -> 'width', 'height', f.contents -> -1 -> 'height') ORDER BY x.n), '[]')
     FROM jsonb_array_elements_text(t.files) WITH ORDINALITY x (id, n)
     JOIN read.files f ON f.workspace_id = t.workspace_id AND f.id = x.id) AS files`;
const seenBy = (table: 'seen_messages' | 'seen_notes'): FragmentSqlToken => sql.fragment`
  (SELECT coalesce(jsonb_agg(jsonb_build_object('accountId', s.account_id, 'at', s.at) ORDER BY s.at, s.account_id), '[]')
     FROM ${sql.identifier(['read', table])} s
    WHERE s.workspace_id = t.workspace_id AND s.plan_id = t.plan_id AND s.task_id = t.task_id AND s.id = t.id) AS "seenBy"`;

export const messages: Resource = {
  name: 'messages',
  row: messageRow,
  models,
  filters: { ...ofTask, id: equals('id'), state: equals('state') } satisfies Filters<'messages'>,
  sorts: { at: column('position') },
  defaultSort: ['at', 'ASC'],
  everyRowHas: ['at'],
  key: ['planId', 'taskId', 'id'],
  select: () => sql.fragment`
    SELECT ${saidBy(sql.fragment`CASE WHEN g.guest_id IS NULL THEN t.author_id END`)}, t.kind, t.state, CASE WHEN t.state = 'refused' THEN t.text END AS "refusedFor", t.side, t.via, t.rest, coalesce(t.sender_name, g.name) AS "senderName", t.sender_address AS "senderAddress", ${seenBy('seen_messages')}
      FROM read.messages t ${withTask}
      LEFT JOIN read.guests g ON g.workspace_id = t.workspace_id AND g.guest_id = t.author_id
     WHERE t.state <> 'rejected'`,
};

export const notes: Resource = {
  name: 'notes',
  row: noteRow,
  models,
  filters: { ...ofTask, id: equals('id') } satisfies Filters<'notes'>,
  sorts: { at: column('position') },
  defaultSort: ['at', 'ASC'],
  everyRowHas: ['at'],
  key: ['planId', 'taskId', 'id'],
  select: () =>
    sql.fragment`SELECT ${saidBy(sql.fragment`t.author_id`)}, ${seenBy('seen_notes')} FROM read.notes t ${withTask}`,
};
