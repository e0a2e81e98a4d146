import { said } from '@waymark/api/problems';
import { headers } from '@waymark/api';
import { callerOf, languageOfRequest, Refused } from '@waymark/edge';
import type { Context, Middleware } from 'koa';
import type { Freshness } from '../freshness.ts';
import type { Progress } from '../progress.ts';
import { readAs, type Ask } from '../readAs.ts';
import type { ReadPool } from '../reading/readPool.ts';
import { readList, readOne } from '../readModels/list.ts';
import type { Resource } from '../readModels/resource.ts';
import { readTotals } from '../readModels/totals.ts';
import { framedRead } from './framedRead.ts';
import { filterOf, filtersOf, listRequest } from './listRequest.ts';
import { callerIn, readerOf } from './membership.ts';
import type { Preparing } from './preparing.ts';
import { markStale, waitForPosition } from './waitForPosition.ts';

export type ReadDependencies = {
  readonly pool: ReadPool;
  readonly progress: Progress;
  readonly freshness: Freshness;
  readonly preparing: Preparing;
};

/** Who belongs where is asked of the directory, which so must have seen the caller's own writes too. */
const modelsOf = ({ models }: Resource) => [
  ...new Set([...models, 'directory']),
];

/** Waits for the caller's own writes. Whether what is there is stale anyway is said with an answer, not with a refusal. */
async function begin(
  ctx: Context,
  models: readonly string[],
  { pool, progress, freshness, preparing }: ReadDependencies,
): Promise<{ readonly ask: Ask; readonly stale: boolean }> {
  await preparing.over(models);
  await waitForPosition(ctx, progress, models);
  const caller = callerIn(ctx);
  const stale = freshness.isStale(models, caller.workspaceId);
  // Before the rows are read: what is told live from here on is all that they may lack.
  ctx.set(headers.position, `${progress.reachedBy(models)}`);
  return { ask: readAs(pool, caller), stale };
}

/** `GET /api/<resource>`: rows by filter, sort and range, with their exact total in Content-Range. */
export const listRoute = (
  resource: Resource,
  reading: ReadDependencies,
): Middleware => {
  const models = modelsOf(resource);
  return async (ctx: Context) => {
    const request = listRequest(resource, ctx.query, languageOfRequest(ctx));
    framedRead(callerOf(ctx).frame, resource.name, request.filter);
    const { ask, stale } = await begin(ctx, models, reading);
    const { json, given, total } = await readList(ask, resource, request);
    if (stale) markStale(ctx);
    const from = request.range[0];
    const range = given === 0 ? '*' : `${from}-${from + given - 1}`;
    ctx.set('Content-Range', `${resource.name} ${range}/${total}`);
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'json';
    ctx.body = json;
  };
};

/** `GET /api/<resource>/totals`: how many rows each of several filters finds, as a JSON array in their order. */
export const totalsRoute = (
  resource: Resource,
  reading: ReadDependencies,
): Middleware => {
  const models = modelsOf(resource);
  return async (ctx: Context) => {
    const language = languageOfRequest(ctx);
    const filters = filtersOf(resource, ctx.query);
    for (const filter of filters)
      framedRead(callerOf(ctx).frame, resource.name, filter);
    const { ask, stale } = await begin(ctx, models, reading);
    const wanted = filters.map((filter) => ({ filter, language }));
    const totals = await readTotals(ask, resource, wanted);
    if (stale) markStale(ctx);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = totals;
  };
};

/** `GET /api/<resource>/<id>`: one row, or 404 when there is none that the caller may see. */
export const oneRoute = (
  resource: Resource,
  reading: ReadDependencies,
): Middleware => {
  const models = modelsOf(resource);
  return async (ctx: Context) => {
    const { id = '' } = (ctx as Context & { params: { id?: string } }).params;
    const filter = filterOf(resource, ctx.query);
    framedRead(callerOf(ctx).frame, resource.name, { ...filter, id });
    const { ask, stale } = await begin(ctx, models, reading);
    // No id has such a character, and the database takes no text with it; who may not read here is not told so.
    const row = id.includes('\u0000')
      ? await readerOf(ctx, reading.pool).then(() => null)
      : await readOne(ask, resource, id, {
          filter,
          language: languageOfRequest(ctx),
        });
    if (stale) markStale(ctx);
    if (row === null)
      throw new Refused({
        status: 404,
        code: 'not-found',
        detail: said('noEntry', resource.name),
      });
    ctx.set('Cache-Control', 'no-store');
    ctx.body = row;
  };
};
