import { refusalText } from '@waymark/api/problems';
import { audited, callerOf, RequestRefused, type Route } from '@waymark/edge';
import type { Context } from 'koa';
import { sql } from 'slonik';
import { z } from 'zod';
import type { ReadPool } from '../reading/readPool.ts';
import type { ReadDependencies } from './readRoute.ts';

/** Of each kind so many are given, the newest first. */
const MOST = 10_000;

const answer = z.object({ data: z.string() });

/**
 * `GET /api/me/data`: what the read models hold about whoever asks, in all workspaces, as one
 * document of JSON, which Postgres writes (PRODUCT 3.10). Nobody is given it who looks as somebody
 * else, or came by a link.
 */
export const ownDataRoute =
  ({
    pool,
    preparing,
  }: Pick<ReadDependencies, 'preparing'> & { readonly pool: ReadPool }): Route['handle'] =>
  async (ctx: Context) => {
    await preparing.over(['directory', 'plans', 'talk', 'answers', 'mails']);
    const { accountId, guest, view } = callerOf(ctx);
    if (guest !== undefined || view !== undefined)
      throw new RequestRefused({
        status: 403,
        code: 'no-permission',
        detail: refusalText('noPermission'),
      });
    const { data } = await pool.one(ownData(accountId));
    audited(ctx, 'personal-data-read', { action: 'own-data' });
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'application/json';
    ctx.body = data;
  };

const ownData = (id: string) => sql.type(answer)`
  SELECT jsonb_pretty(jsonb_build_object(
    'profile', (SELECT jsonb_build_object('accountId', p.account_id, 'email', coalesce(a.email, ''), 'firstName', p.first_name,
                       'lastName', p.last_name, 'gender', p.gender, 'language', p.language)
                  FROM read.people p LEFT JOIN read.addresses a USING (account_id) WHERE p.account_id = ${id}),
    'memberships', (SELECT coalesce(jsonb_agg(x), '[]') FROM (
        SELECT m.workspace_id AS "workspaceId", w.name AS workspace, m.party, m.role, c.name AS client, m.active, m.since
          FROM read.members m JOIN read.workspaces w USING (workspace_id) LEFT JOIN read.clients c USING (workspace_id, client_id)
         WHERE m.account_id = ${id} ORDER BY m.since LIMIT ${MOST}) x),
    'invitations', (SELECT coalesce(jsonb_agg(x), '[]') FROM (
        SELECT i.workspace_id AS "workspaceId", i.state, i.since, i.name AS "typedName"
          FROM read.invitations i WHERE i.account_id = ${id} ORDER BY i.since LIMIT ${MOST}) x),
    'tasks', (SELECT coalesce(jsonb_agg(x), '[]') FROM (
        SELECT t.workspace_id AS "workspaceId", p.name AS plan, t.id, t.headline, t.status, t.due_date AS "dueDate",
               CASE WHEN t.status_by = ${id} THEN t.stuck_reason END AS "stuckReason"
          FROM read.tasks t JOIN read.plans p USING (workspace_id, plan_id, plan_kind)
         WHERE t.assignee = ${id} ORDER BY t.due_date DESC NULLS LAST, t.id LIMIT ${MOST}) x),
    'messages', (SELECT coalesce(jsonb_agg(x), '[]') FROM (
        SELECT m.workspace_id AS "workspaceId", m.plan_id AS "planId", m.task_id AS "taskId", m.kind, m.text, m.at, m.versions AS "readBefore"
          FROM read.messages m WHERE m.author_id = ${id} ORDER BY m.at DESC, m.id LIMIT ${MOST}) x),
    'notes', (SELECT coalesce(jsonb_agg(x), '[]') FROM (
        SELECT n.workspace_id AS "workspaceId", n.plan_id AS "planId", n.task_id AS "taskId", n.text, n.at, n.versions AS "readBefore"
          FROM read.notes n WHERE n.author_id = ${id} ORDER BY n.at DESC, n.id LIMIT ${MOST}) x),
    'answers', (SELECT coalesce(jsonb_agg(x), '[]') FROM (
        SELECT a.workspace_id AS "workspaceId", a.plan_id AS "planId", a.task_id AS "taskId", a.form_id AS "formId", g.key AS question,
               g.value -> 'value' AS value, g.value ->> 'at' AS at
          FROM read.answers a, jsonb_each(a.given) g WHERE g.value ->> 'by' = ${id} ORDER BY g.value ->> 'at' DESC, g.key LIMIT ${MOST}) x),
    'ratings', (SELECT coalesce(jsonb_agg(x), '[]') FROM (
        SELECT r.workspace_id AS "workspaceId", r.plan_id AS "planId", r.rating, r.words, r.at
          FROM read.ratings r WHERE r.account_id = ${id} ORDER BY r.at DESC, r.plan_id LIMIT ${MOST}) x),
    'files', (SELECT coalesce(jsonb_agg(x), '[]') FROM (
        SELECT f.workspace_id AS "workspaceId", f.plan_id AS "planId", f.task_id AS "taskId", f.id, f.name, f.type, f.erased
          FROM read.files f WHERE f.account_id = ${id} ORDER BY f.id LIMIT ${MOST}) x),
    'mails', (SELECT coalesce(jsonb_agg(x), '[]') FROM (
        SELECT m.workspace_id AS "workspaceId", m.plan_id AS "planId", m.form, m.state, m.subject, m.text, m.at
          FROM read.mails m WHERE m.account_id = ${id} AND m.form IS NOT NULL ORDER BY m.at DESC, m.id LIMIT ${MOST}) x)
  )) AS data`;
