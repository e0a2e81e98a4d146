import { refusalText } from '@waymark/api/problems';
import { headers } from '@waymark/api';
import { audited, callerOf, languageOfRequest, RequestRefused, type Route } from '@waymark/edge';
import type { Context } from 'koa';
import type { ModelFreshness } from '../reading/modelFreshness.ts';
import type { Progress } from '../reading/progress.ts';
import { askedInVain, readAs, type AskRows } from '../reading/readAs.ts';
import type { ReadPool } from '../reading/readPool.ts';
import { readList, readOne } from '../readModels/lists/list.ts';
import type { FilterValues, Resource } from '../readModels/model/resource.ts';
import { readTotals } from '../readModels/lists/totals.ts';
import { framedRead } from './framedRead.ts';
import { keyedRead } from './keyedRead.ts';
import { filterOf, filtersOf, listRequest } from './listRequest.ts';
import { callerIn, readerOf } from './membership.ts';
import type { Preparing } from './preparing.ts';
import { markStale, waitForPosition } from './waitForPosition.ts';

export type ReadDependencies = {
  readonly pool: ReadPool;
  readonly progress: Progress;
  readonly freshness: ModelFreshness;
  readonly preparing: Preparing;
};

/**
 * Who belongs where is asked of the directory, which so must have seen the caller's own writes too.
 */
const modelsOf = ({ models }: Resource) => [...new Set([...models, 'directory'])];

/** Whether a program belongs there is asked of its key. */
const readerModelsOf = (ctx: Context, models: readonly string[]) =>
  callerOf(ctx).apiKey === undefined ? models : [...new Set([...models, 'keys'])];

/**
 * Waits for the caller's own writes. Whether what is there is stale anyway is said with an answer,
 * not with a refusal.
 */
async function begin(
  ctx: Context,
  models: readonly string[],
  { pool, progress, freshness, preparing }: ReadDependencies,
): Promise<{ readonly ask: AskRows; readonly stale: boolean }> {
  await preparing.over(models);
  await waitForPosition(ctx, progress, readerModelsOf(ctx, models));
  const caller = callerIn(ctx);
  const stale = freshness.isStale(models, caller.workspaceId);
  // Before the rows are read: what is told live from here on is all that they may lack.
  ctx.set(headers.position, `${progress.reachedBy(models)}`);
  return { ask: readAs(pool, caller), stale };
}

/**
 * A page in a frame, and a program by its API key, read what their passes name. @throws
 * RequestRefused 403 as `framedRead` and `keyedRead`
 */
function mayRead(ctx: Context, { name }: Resource, filter: FilterValues): void {
  const { frame, apiKey } = callerOf(ctx);
  framedRead(frame, name, filter);
  keyedRead(apiKey, name, filter);
}

/** So many entries at once, of what holds people's data, are worth a line of the audit log. */
const MANY = 100;
const ofPeople = new Set<string>([
  ...['people', 'clients', 'executions', 'answers', 'messages', 'notes'],
  ...['conversations', 'mailings', 'mailCopies', 'shares', 'ratings'],
]);

/** Whether it is there, and not for who asks. */
async function isHidden(
  ctx: Context,
  { resource, id, filter }: { resource: Resource; id: string; filter: FilterValues },
  { pool }: ReadDependencies,
): Promise<boolean> {
  const language = languageOfRequest(ctx);
  const ask = askedInVain(pool, callerIn(ctx));
  return (await readOne(ask, resource, id, { filter, language })) !== null;
}

/**
 * `GET /api/<resource>`: rows by filter, sort and range, with their exact total in Content-Range.
 */
export const listRoute = (resource: Resource, reading: ReadDependencies): Route['handle'] => {
  const models = modelsOf(resource);
  return async (ctx: Context) => {
    const request = listRequest(resource, ctx.query, languageOfRequest(ctx));
    mayRead(ctx, resource, request.filter);
    const { ask, stale } = await begin(ctx, models, reading);
    const { json, given, total } = await readList(ask, resource, request);
    if (stale) markStale(ctx);
    const from = request.range[0];
    const range = given === 0 ? '*' : `${from}-${from + given - 1}`;
    ctx.set('Content-Range', `${resource.name} ${range}/${total}`);
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'json';
    ctx.body = json;
    if (given >= MANY && ofPeople.has(resource.name))
      audited(ctx, 'personal-data-read', { ...{ action: resource.name, rows: given } });
  };
};

/**
 * `GET /api/<resource>/totals`: how many rows each of several filters finds, as a JSON array in
 * their order.
 */
export const totalsRoute = (resource: Resource, reading: ReadDependencies): Route['handle'] => {
  const models = modelsOf(resource);
  return async (ctx: Context) => {
    const language = languageOfRequest(ctx);
    const filters = filtersOf(resource, ctx.query);
    for (const filter of filters) mayRead(ctx, resource, filter);
    const { ask, stale } = await begin(ctx, models, reading);
    const wanted = filters.map((filter) => ({ filter, language }));
    const totals = await readTotals(ask, resource, wanted);
    if (stale) markStale(ctx);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = totals;
  };
};

/** `GET /api/<resource>/<id>`: one row, or 404 when there is none that the caller may see. */
export const oneRoute = (resource: Resource, reading: ReadDependencies): Route['handle'] => {
  const models = modelsOf(resource);
  return async (ctx: Context) => {
    const { id = '' } = (ctx as Context & { params: { id?: string } }).params;
    const filter = filterOf(resource, ctx.query);
    mayRead(ctx, resource, { ...filter, id });
    const { ask, stale } = await begin(ctx, models, reading);
    // No id has such a character, and the database takes no text with it; who may not read here is
    // not told so.
    const row = id.includes('\u0000')
      ? await readerOf(ctx, reading.pool).then(() => null)
      : await readOne(ask, resource, id, { filter, language: languageOfRequest(ctx) });
    if (stale) markStale(ctx);
    if (row === null)
      throw new RequestRefused({
        status: 404,
        code: 'not-found',
        detail: refusalText('noEntry', resource.name),
        hides: !id.includes('\u0000') && (await isHidden(ctx, { resource, id, filter }, reading)),
      });
    ctx.set('Cache-Control', 'no-store');
    ctx.body = row;
  };
};
