import { refusalText } from '@waymark/api/problems';
import { setTimeout as delay } from 'node:timers/promises';
import { headers, meSchema, type Me } from '@waymark/api';
import {
  brandOf,
  callerOf,
  picturesOf,
  type BrandSettings,
  type PictureLinks,
  RequestRefused,
  unauthenticated,
  type ViewPass,
  type Route,
} from '@waymark/edge';
import { brandHeader, brandPicture } from '@waymark/events';
import type { Context } from 'koa';
import {
  lookOf,
  sellerOf,
  settingsAsBegun,
  settingsOfMember,
} from '../readModels/directory/workspaceSettings.ts';
import { readModelNames } from '../readModels/readModels.ts';
import type { ReadPool } from '../reading/readPool.ts';
import { sql } from 'slonik';
import { z } from 'zod';
import { asInADictionary } from '../readModels/model/resource.ts';
import { isOperator, type Operators } from './operators.ts';
import type { ReadDependencies } from './readRoute.ts';
import { markStale, waitForPosition } from './waitForPosition.ts';

const LOOKS = 30;
const LOOK_AGAIN_MS = 100;

/** What a membership is made of: the brand is told by addresses that are signed here. */
const membership = meSchema.shape.memberships.element;
const look = z.object({
  ...{ workspaceId: z.string(), name: z.string() },
  ...{ displayName: z.string(), claim: z.string(), brandColor: z.string().nullable() },
  header: brandHeader.nullable(),
  logo: brandPicture.nullable(),
}) satisfies z.ZodType<BrandSettings>;

/** What is known of who asks; `account` is null for somebody of whom nothing is known yet. */
const answer = z.object({
  account: meSchema.shape.account.nullable(),
  memberships: z.array(membership.extend({ look })),
  invitations: meSchema.shape.invitations,
  formerWorkspaces: meSchema.shape.formerWorkspaces,
  refusals: meSchema.shape.refusals,
});

const membershipsOf = (pool: ReadPool, accountId: string) =>
  pool.one(sql.type(answer)`
    SELECT (SELECT json_build_object('accountId', p.account_id, 'email', coalesce(a.email, ''), 'firstName', p.first_name,
                                     'lastName', p.last_name, 'gender', p.gender, 'language', p.language, 'revision', p.revision::text)
              FROM read.people p LEFT JOIN read.addresses a USING (account_id) WHERE p.account_id = ${accountId}) AS account,
           coalesce((SELECT json_agg(m) FROM (
             SELECT m.workspace_id AS "workspaceId", CASE m.party WHEN 'team' THEN w.name ELSE ${sellerOf} END AS "workspaceName", ${lookOf} AS look, w.answer_hours AS "answerHours", read.zone_of(m.workspace_id) AS "timeZone",
                    CASE m.party WHEN 'team' THEN w.booking_providers ELSE '[]' END AS "bookingProviders",
                    ${settingsOfMember}
                    CASE m.party WHEN 'team' THEN w.revision::text END AS revision, m.party, m.role, m.client_id AS "clientId", c.name AS "clientName"
               FROM read.members m
               JOIN read.workspaces w USING (workspace_id)
               LEFT JOIN read.clients c USING (workspace_id, client_id)
              WHERE m.account_id = ${accountId} AND m.active
              ORDER BY m.party DESC, ${asInADictionary(sql.fragment`w.name`)}, m.since) m), '[]') AS memberships,
           coalesce((SELECT json_agg(i) FROM (
             SELECT i.workspace_id AS "workspaceId", CASE WHEN i.client_id IS NULL THEN w.name ELSE ${sellerOf} END AS "workspaceName", i.client_id AS "clientId", c.name AS "clientName",
                    coalesce(p.name, CASE WHEN i.client_id IS NULL THEN w.name ELSE ${sellerOf} END) AS "byName", coalesce(a.email, '') AS "byEmail", i.since,
                    CASE WHEN i.leads_to_id IS NOT NULL THEN json_build_object('kind', i.leads_to_kind, 'id', i.leads_to_id) END AS "leadsTo"
               FROM read.invitations i
               JOIN read.workspaces w USING (workspace_id)
               LEFT JOIN read.clients c USING (workspace_id, client_id)
               LEFT JOIN read.people p ON p.account_id = i.invited_by
               LEFT JOIN read.addresses a ON a.account_id = i.invited_by
              WHERE i.account_id = ${accountId} AND i.state = 'pending'
                AND NOT EXISTS (SELECT 1 FROM read.invitation_blocks b WHERE b.account_id = i.account_id AND b.workspace_id IN ('', i.workspace_id))
              ORDER BY i.since DESC LIMIT 50) i), '[]') AS invitations,
           coalesce((SELECT json_agg(f) FROM (
             SELECT w.workspace_id AS "workspaceId", w.name AS "workspaceName"
               FROM read.workspaces w
              WHERE w.workspace_id IN (SELECT m.workspace_id FROM read.members m WHERE m.account_id = ${accountId})
                AND NOT EXISTS (SELECT 1 FROM read.members m WHERE m.account_id = ${accountId} AND m.workspace_id = w.workspace_id AND m.active)
              ORDER BY ${asInADictionary(sql.fragment`w.name`)}, w.workspace_id) f), '[]') AS "formerWorkspaces",
           coalesce((SELECT json_agg(r) FROM (
             SELECT nullif(b.workspace_id, '') AS "workspaceId", w.name AS "workspaceName"
               FROM read.invitation_blocks b
               LEFT JOIN read.workspaces w USING (workspace_id)
              WHERE b.account_id = ${accountId}
              ORDER BY b.workspace_id <> '', ${asInADictionary(sql.fragment`w.name`)}, b.workspace_id) r), '[]') AS refusals`);

/**
 * A guest as `GET /api/me` tells of them: the name that they gave, and the one place that they are
 * in, as a user of the client would be. `account` is null for who is in nowhere.
 */
const guestIn = (pool: ReadPool, guestId: string) =>
  pool.one(sql.type(answer)`
    WITH inside AS (
      SELECT g.name, w.workspace_id, ${sellerOf} AS workspace_name, ${lookOf} AS look, w.answer_hours, s.kind, s.thing_id, s.may_work, r.client_id, c.name AS client_name
        FROM read.guests g
        JOIN read.workspaces w USING (workspace_id)
        JOIN read.shares s ON s.workspace_id = g.workspace_id AND s.link_id = g.link_id
        JOIN LATERAL read.reader_of(g.workspace_id, g.guest_id) r ON r.party = 'guest'
        LEFT JOIN read.clients c ON c.workspace_id = g.workspace_id AND c.client_id = r.client_id
       WHERE g.guest_id = ${guestId})
    SELECT (SELECT json_build_object('accountId', ${guestId}::text, 'email', '', 'firstName', coalesce(i.name, ''), 'lastName', '',
                                     'gender', NULL, 'language', NULL) FROM inside i) AS account,
           coalesce((SELECT json_agg(json_build_object(
             'workspaceId', i.workspace_id, 'workspaceName', i.workspace_name, 'look', i.look, 'answerHours', i.answer_hours, 'timeZone', read.zone_of(i.workspace_id), 'bookingProviders', '[]'::json, ${settingsAsBegun}
             'party', 'client', 'role', NULL, 'clientId', i.client_id, 'clientName', i.client_name,
             'guest', json_build_object('of', json_build_object('kind', i.kind, 'id', i.thing_id), 'mayWork', i.may_work))) FROM inside i), '[]') AS memberships,
           '[]'::json AS invitations, '[]'::json AS "formerWorkspaces", '[]'::json AS refusals`);

/**
 * `GET /api/me`: who is signed in, and the workspaces they belong to. Stands above workspaces, so
 * it reads as the service itself.
 */
export const meRoute =
  ({
    pool,
    progress,
    freshness,
    preparing,
    operators,
    pictureLinks,
  }: ReadDependencies & {
    readonly operators: Operators;
    readonly pictureLinks: PictureLinks;
  }): Route['handle'] =>
  async (ctx: Context) => {
    await preparing.over(['directory']);
    await waitForPosition(ctx, progress, ['directory']);
    if (freshness.isStale(['directory'], null)) markStale(ctx);
    // Of all models: a page that begins with this read reads others next, and hears live of all
    // that they may lack.
    ctx.set(headers.position, `${progress.reachedBy(readModelNames)}`);
    const { accountId, guest, view } = callerOf(ctx);
    const { account, memberships, ...others } = await known(
      guest !== undefined ? guestIn : view === undefined ? membershipsOf : lookedAt(view),
      pool,
      accountId,
    );
    // Whoever is in no more has a session that is about to end.
    if (account === null && guest !== undefined) throw unauthenticated();
    if (account === null) {
      throw new RequestRefused({
        status: 503,
        code: 'not-yet-known',
        detail: refusalText('notYetKnown'),
        headers: { 'Retry-After': '1' },
      });
    }
    const places = { ...others, memberships: memberships.map(withBrand(pictureLinks)) };
    ctx.set('Cache-Control', 'no-store');
    if (view !== undefined) {
      ctx.body = meSchema.parse({ account, operator: false, ...places });
      return;
    }
    const operator = isOperator(operators, account.email);
    ctx.body = meSchema.parse({ account, operator, ...places });
  };

/** What everybody sees of a workspace, and of its settings what the team alone is told. */
const withBrand =
  (links: PictureLinks) =>
  ({ look, ...one }: z.infer<typeof answer>['memberships'][number]): Me['memberships'][number] => ({
    ...one,
    brand: brandOf(look, links),
    ...(one.party === 'team' && picturesOf(look, links)),
  });

/**
 * Who was invited by a client's side and has not come yet, as `GET /api/me` tells of them to
 * whoever looks as them: what the inviting side typed, in the place that they will have, and
 * nothing of an account that they may have.
 */
const invitedAs = (pool: ReadPool, accountId: string, workspaceId: string) =>
  pool.one(sql.type(answer)`
    WITH asked AS (
      SELECT i.*, ${sellerOf} AS workspace_name, ${lookOf} AS look, w.answer_hours, c.name AS client_name
        FROM read.invitations i
        JOIN read.workspaces w USING (workspace_id)
        LEFT JOIN read.clients c USING (workspace_id, client_id)
       WHERE i.account_id = ${accountId} AND i.workspace_id = ${workspaceId} AND i.party = 'client' AND i.state = 'pending'
       ORDER BY i.since, i.belongs_to LIMIT 1)
    SELECT (SELECT json_build_object('accountId', a.account_id, 'email', coalesce(a.email, ''), 'firstName', a.first_name,
                                     'lastName', a.last_name, 'gender', a.gender, 'language', NULL) FROM asked a) AS account,
           coalesce((SELECT json_agg(json_build_object(
             'workspaceId', a.workspace_id, 'workspaceName', a.workspace_name, 'look', a.look, 'answerHours', a.answer_hours, 'timeZone', read.zone_of(a.workspace_id), 'bookingProviders', '[]'::json, ${settingsAsBegun}
             'party', 'client', 'role', NULL, 'clientId', a.client_id, 'clientName', a.client_name)) FROM asked a), '[]') AS memberships,
           '[]'::json AS invitations, '[]'::json AS "formerWorkspaces", '[]'::json AS refusals`);

/**
 * Whoever looks as somebody else sees of them what concerns the workspace that they look in
 * (PRODUCT 19).
 */
const lookedAt =
  ({ workspaceId }: ViewPass): typeof membershipsOf =>
  async (pool, accountId) => {
    const come = await membershipsOf(pool, accountId);
    const isHere = ({ party, workspaceId: of }: Me['memberships'][number]) =>
      of === workspaceId && party === 'client';
    const { account, memberships } = come.memberships.some(isHere)
      ? come
      : await invitedAs(pool, accountId, workspaceId);
    return {
      account,
      memberships: memberships.filter(isHere).map((one) => ({ ...one, onlyLooks: true })),
      ...{ invitations: [], formerWorkspaces: [], refusals: [] },
    };
  };

/**
 * Somebody who signed up a moment ago may not have been projected yet: looked for a while, then
 * given up.
 */
async function known(
  find: typeof membershipsOf,
  pool: ReadPool,
  accountId: string,
): Promise<z.infer<typeof answer>> {
  for (let look = 1; ; look++) {
    const found = await pool.inTurn({ accountId, workspaceId: '' }, () => find(pool, accountId));
    if (found.account !== null || look === LOOKS) return found;
    await delay(LOOK_AGAIN_MS);
  }
}
