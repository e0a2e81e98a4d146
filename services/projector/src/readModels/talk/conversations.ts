import { conversationRow } from '@waymark/api';
import { sql } from 'slonik';
import { turnColumns } from '../plans/query.ts';
import { equals, isTrue, search, sorts, type Filters, type Resource } from '../model/resource.ts';
import { reads } from '../model/filledIn.ts';

/** The present instant in the form in which rows keep instants. */
const now = sql.fragment`to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const me = sql.fragment`current_setting('waymark.account', true)`;

/**
 * An SQL condition: the conversation is the reader's to look after, since they do the task, follow
 * it or its process, own the process, were handed the talk, or named in it.
 */
const isMine = sql.fragment`coalesce(
  t.assignee = ${me} OR t.followers ? ${me} OR e.followed_by ? ${me} OR e.owner = ${me} OR c.handed_to = ${me}
  OR EXISTS (SELECT 1 FROM read.messages x WHERE x.workspace_id = c.workspace_id AND x.plan_id = c.plan_id AND x.task_id = c.task_id AND x.mentions ? ${me})
  OR EXISTS (SELECT 1 FROM read.notes x WHERE x.workspace_id = c.workspace_id AND x.plan_id = c.plan_id AND x.task_id = c.task_id AND x.mentions ? ${me}), false)`;

/**
 * Tasks that were talked about, each with what was said last and what of it whoever asks has not
 * seen. Row-level security leaves notes, and mails that wait, out of every number of a client.
 */
export const conversations: Resource = {
  name: 'conversations',
  row: conversationRow,
  models: ['talk', 'plans', 'directory'],
  filters: {
    id: equals('id'),
    planId: equals('planId'),
    taskId: equals('taskId'),
    clientId: equals('clientId'),
    turn: equals('turn'),
    waits: isTrue('waits'),
    mine: isTrue('mine'),
    handedTo: equals('handedTo'),
    isUnread: isTrue('isUnread'),
    later: isTrue('isLater'),
    q: search('headline', 'planName', 'clientName', 'lastText'),
  } satisfies Filters<'conversations'>,
  sorts: sorts(['headline', 'clientName'], ['since', 'lastAt', 'unread', 'turn']),
  defaultSort: ['lastAt', 'DESC'],
  select: () => sql.fragment`
    SELECT r.*, (r."turnBecause" IN ('asked', 'stuck') OR r.held > 0) AS waits, r.unread > 0 AS "isUnread", coalesce(r."putOffUntil" > ${now}, false) AS "isLater",
           CASE WHEN r."turnBecause" IN ('asked', 'stuck') THEN coalesce(r."turnSince", r."lastAt") ELSE coalesce(r."heldSince", r."lastAt") END AS since
      FROM (
    SELECT c.plan_id || '_' || c.task_id AS id, c.plan_id AS "planId", t.plan_kind AS "planKind", p.name AS "planName",
           coalesce(e.project_id, p.plan_id) AS "projectId", coalesce(e.project_name, p.name) AS "projectName",
           coalesce(p.client_id, '') AS "clientId", coalesce(e.client_name, b.name, '') AS "clientName", t.module_id AS "moduleId", coalesce(${reads('m', 'title')}, '') AS "moduleTitle",
           coalesce(ms.name, '') AS "milestoneName", c.task_id AS "taskId", ${reads('t', 'headline')} AS headline, t.status, t.assignee, t.followers, t.due_date AS "dueDate", t.planned_on AS "plannedOn", t.audience,
           ${turnColumns}, said.messages, said.held, said.held_since AS "heldSince", said.unread + noted.unread AS unread, noted.notes,
           l.at AS "lastAt", l.kind AS "lastKind", l.author_id AS "lastBy", l.sender_name AS "lastSender", left(l.text, 300) AS "lastText", l.erased AS "lastErased",
           c.handed_to AS "handedTo", CASE WHEN a.put_off_at >= l.at THEN a.put_off_until END AS "putOffUntil", a.seen_up_to AS "seenUpTo",
           ${isMine} AS mine
      FROM read.conversations c
      JOIN read.tasks t ON t.workspace_id = c.workspace_id AND t.plan_id = c.plan_id AND t.plan_kind IN ('process', 'project') AND t.id = c.task_id
      JOIN read.plans p ON p.workspace_id = t.workspace_id AND p.plan_id = t.plan_id AND p.plan_kind = t.plan_kind
      LEFT JOIN read.executions e ON t.plan_kind = 'process' AND e.workspace_id = c.workspace_id AND e.id = c.plan_id
      LEFT JOIN read.clients b ON b.workspace_id = p.workspace_id AND b.client_id = p.client_id
      LEFT JOIN read.modules m ON m.workspace_id = t.workspace_id AND m.plan_id = t.plan_id AND m.plan_kind = t.plan_kind AND m.id = t.module_id
      LEFT JOIN read.milestones ms ON ms.workspace_id = t.workspace_id AND ms.plan_id = t.plan_id AND ms.plan_kind = t.plan_kind AND ms.id = m.milestone_id
      LEFT JOIN read.client_users u ON u.workspace_id = t.workspace_id AND u.client_id = t.client_id AND u.account_id = t.assignee
      LEFT JOIN read.attention a ON a.workspace_id = c.workspace_id AND a.plan_id = c.plan_id AND a.task_id = c.task_id AND a.account_id = ${me}
      CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE x.state = 'shown' AND x.deleted_at IS NULL)::int AS messages,
               count(*) FILTER (WHERE x.state = 'held')::int AS held, min(x.at) FILTER (WHERE x.state = 'held') AS held_since,
               count(*) FILTER (WHERE x.deleted_at IS NULL AND x.author_id IS DISTINCT FROM ${me} AND x.at > coalesce(a.seen_up_to, ''))::int AS unread
          FROM read.messages x
         WHERE x.workspace_id = c.workspace_id AND x.plan_id = c.plan_id AND x.task_id = c.task_id AND x.state NOT IN ('rejected', 'refused')) said
      CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE x.deleted_at IS NULL)::int AS notes,
               count(*) FILTER (WHERE x.deleted_at IS NULL AND x.author_id IS DISTINCT FROM ${me} AND x.at > coalesce(a.seen_up_to, ''))::int AS unread
          FROM read.notes x WHERE x.workspace_id = c.workspace_id AND x.plan_id = c.plan_id AND x.task_id = c.task_id) noted
      JOIN LATERAL (
        SELECT * FROM (
          SELECT x.at, x.position, CASE WHEN x.state = 'held' THEN 'held' ELSE x.kind END AS kind, x.author_id, coalesce(nullif(x.sender_name, ''), x.sender_address) AS sender_name, x.text, x.erased FROM read.messages x
           WHERE x.workspace_id = c.workspace_id AND x.plan_id = c.plan_id AND x.task_id = c.task_id AND x.state NOT IN ('rejected', 'refused') AND x.deleted_at IS NULL
          UNION ALL
          SELECT x.at, x.position, 'note', x.author_id, NULL, x.text, x.erased FROM read.notes x
           WHERE x.workspace_id = c.workspace_id AND x.plan_id = c.plan_id AND x.task_id = c.task_id AND x.deleted_at IS NULL) both_kinds
         ORDER BY position DESC LIMIT 1) l ON true
     WHERE t.plan_kind = 'project' OR e.id IS NOT NULL) r`,
};
