import Koa, { type Middleware } from 'koa';
import { afterEach, expect, test } from 'vitest';
import { belongsTo, RequestGate } from './gate.ts';
import { boundsOf, limits, type RequestLimit, type LimitName, type Turns } from './limits.ts';
import { problemDetails } from '../problemDetails.ts';
import { routing, waysInto, type Route } from './route.ts';
import { listening } from '../testing/listening.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(ends.splice(0).map((end) => end())));

const turns: Turns = { atOnce: 8, each: 2, together: 3, waiting: 1 };
const tableWith = (limit: RequestLimit): Record<LimitName, RequestLimit> => ({
  ...limits,
  read: limit,
});

/** Says who they are as a header says it, and belong where they say. */
const somebody: Middleware = (ctx, next) => {
  ctx.state.accountId = ctx.get('who');
  if (ctx.get('where') !== '') belongsTo(ctx, ctx.get('where'));
  return next();
};

/** A service with one route, on which work lasts until it is told to end. */
async function service(limit: RequestLimit, { who = [somebody], handle }: Partial<Route> = {}) {
  const begun: string[] = [];
  const waiting: (() => void)[] = [];
  const route: Route = {
    ...{ method: 'get', path: '/work', limit: 'read', who },
    handle:
      handle ??
      (async (ctx) => {
        begun.push(ctx.get('who'));
        await new Promise<void>((end) => waiting.push(end));
        ctx.body = 'done';
      }),
  };
  const app = new Koa({ proxy: true })
    .use(problemDetails())
    .use(routing([route], new RequestGate({ table: tableWith(limit) })));
  const { url, stop } = await listening(app);
  ends.push(stop);
  const ask = (name: string, { address = '192.0.2.1', where = '' } = {}) =>
    fetch(`${url}/work`, { headers: { who: name, where, 'X-Real-IP': address } });
  const statusOf = async (answer: Promise<Response>) => (await answer).status;
  return { ask, statusOf, begun, endOne: () => waiting.shift()?.() };
}

test('one has so many turns at once, the next waits, and what is too much is refused', async () => {
  const { ask, statusOf, begun, endOne } = await service({ turns });
  const asked = [ask('a'), ask('a')];
  await expect.poll(() => begun).toEqual(['a', 'a']);
  const waits = ask('a');
  const refused = await Promise.race([ask('a'), waits]);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('1');
  expect(await refused.json()).toMatchObject({ code: 'too-many-at-once' });
  endOne();
  await expect.poll(() => begun).toEqual(['a', 'a', 'a']);
  endOne();
  endOne();
  expect(await Promise.all([...asked, waits].map(statusOf))).toEqual([200, 200, 200]);
});

test('all of one network, and all of one workspace, have so many together; others are done meanwhile', async () => {
  const { ask, begun, endOne } = await service({ turns });
  const asked = [ask('a'), ask('b'), ask('c')];
  await expect.poll(() => begun).toHaveLength(3);
  asked.push(ask('d'));
  asked.push(ask('e', { address: '198.51.100.1', where: 'w' }));
  asked.push(ask('f', { address: '198.51.100.2', where: 'w' }));
  asked.push(ask('g', { address: '198.51.100.3', where: 'w' }));
  await expect.poll(() => [...begun].sort()).toEqual(['a', 'b', 'c', 'e', 'f', 'g']);
  asked.push(ask('h', { address: '198.51.100.4', where: 'w' }));
  asked.push(ask('i', { address: '203.0.113.4', where: 'v' }));
  await expect.poll(() => [...begun].sort()).toEqual(['a', 'b', 'c', 'e', 'f', 'g', 'i']);
  for (let n = 0; n < 9; n++) {
    await expect.poll(() => begun.length).toBeGreaterThan(n);
    endOne();
  }
  for (const answer of await Promise.all(asked)) expect(answer.status).toBe(200);
});

test('of whom nothing is known all of a network is one', async () => {
  const { ask, begun, endOne } = await service({ turns }, { who: [] });
  const asked = [ask('a'), ask('b'), ask('c')];
  await expect.poll(() => begun).toHaveLength(2);
  for (let n = 0; n < 3; n++) {
    await expect.poll(() => begun.length).toBeGreaterThan(n);
    endOne();
  }
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('four accounts that send as slowly as they may do not hold all places for files', async () => {
  const { ask, begun, endOne } = await service(limits.upload);
  const asked: Promise<Response>[] = [];
  for (let n = 0; n < 4; n++)
    for (let m = 0; m < 6; m++)
      asked.push(ask(`slow ${n}`, { address: `203.${n}.113.1`, where: `workspace ${n}` }));
  await expect.poll(() => begun).toHaveLength(14);
  asked.push(ask('honest', { address: '198.51.100.1', where: 'honest' }));
  await expect.poll(() => begun).toContain('honest');
  for (let n = 0; n < asked.length; n++) {
    await expect.poll(() => begun.length).toBeGreaterThan(n);
    endOne();
  }
  for (const answer of await Promise.all(asked)) expect(answer.status).toBe(200);
});

test('what is paced is held back from who asks for very much of it, before anything of it is done', async () => {
  const held: (() => void)[] = [];
  const hold = () => new Promise<void>((goOn) => held.push(goOn));
  const pacing: Middleware = (ctx, next) => {
    ctx.state.pace = { hold };
    return next();
  };
  const paced = await service({ turns, paced: true }, { who: [pacing] });
  const asked = paced.ask('a');
  await expect.poll(() => held).toHaveLength(1);
  expect(paced.begun).toEqual([]);
  held[0]?.();
  await expect.poll(() => paced.begun).toHaveLength(1);
  paced.endOne();
  expect((await asked).status).toBe(200);
  const other = await service({ turns }, { who: [pacing] });
  const atOnce = other.ask('a');
  await expect.poll(() => other.begun).toHaveLength(1);
  other.endOne();
  expect((await atOnce).status).toBe(200);
  expect(held).toHaveLength(1);
});

test('the pages of frames and the description, which nobody is asked for, are paced', () => {
  const paced = Object.entries(limits).filter(([, limit]) => 'paced' in limit);
  expect(paced.map(([name]) => name)).toEqual(['description', 'framePage']);
  for (const [, limit] of paced) expect(boundsOf(limit).cost).toContain('requests');
});

test('a turn until it is taken lasts as long as its caller does', async () => {
  const body = Buffer.alloc(64 * 2 ** 20);
  let begun = 0;
  const { ask } = await service(
    { turns, until: 'taken' },
    {
      handle: (ctx) => {
        begun += 1;
        ctx.body = body;
      },
    },
  );
  const open = await Promise.all([ask('a'), ask('a')]);
  const waits = ask('a');
  expect((await ask('a')).status).toBe(429);
  expect(begun).toBe(2);
  await open[0]?.body?.cancel();
  expect((await waits).status).toBe(200);
  expect(begun).toBe(3);
  await Promise.all([open[1], await waits].map((each) => each?.body?.cancel()));
});

test('a way in without its limit is found, however it was put there', () => {
  const gate = new RequestGate();
  const route: Route = {
    method: 'get',
    path: '/a',
    who: [],
    limit: 'read',
    handle: () => undefined,
  };
  // @ts-expect-error: without its line it is no route.
  const planted: Route = { method: 'get', path: '/b', who: [], handle: () => undefined };
  const app = new Koa().use(routing([route], gate));
  expect(waysInto(app)).toEqual([{ at: 'GET /a', limit: 'read' }]);
  expect(() => routing([planted], gate)).toThrow('/b');
  app.use(function aside() {});
  expect(waysInto(app).at(-1)).toEqual({ at: 'aside', limit: null });
});

test('from a network that is kept out no way lets anybody in, but for what is for the inside and what is open to them too', async () => {
  const gate = new RequestGate({ isKeptOut: (address) => address === '203.0.113.9' });
  const asked: string[] = [];
  const route = (method: 'get' | 'delete', path: string, limit: Route['limit']): Route => ({
    ...{ method, path, limit },
    who: [(_, next) => (asked.push(path), next())],
    handle: (ctx) => void (ctx.status = 204),
  });
  const routes = [
    route('get', '/api/tasks', 'read'),
    route('get', '/healthz', 'inside'),
    { ...route('delete', '/api/session', 'refresh'), evenKeptOut: true } as const,
    route('delete', '/api/files/one', 'refresh'),
  ];
  const app = new Koa({ proxy: true }).use(problemDetails()).use(routing(routes, gate));
  const { url, stop } = await listening(app);
  const from = async (address: string, path: string, method = 'GET') =>
    (await fetch(url + path, { method, headers: { 'X-Real-IP': address } })).status;
  expect(await from('203.0.113.9', '/api/tasks')).toBe(403);
  expect(asked).toEqual([]);
  expect(await from('203.0.113.8', '/api/tasks')).toBe(204);
  expect(await from('203.0.113.9', '/healthz')).toBe(204);
  expect(await from('203.0.113.9', '/api/session', 'DELETE')).toBe(204);
  expect(await from('203.0.113.9', '/api/files/one', 'DELETE')).toBe(403);
  await stop();
});

test('each line of the table leaves something to others', () => {
  for (const [name, limit] of Object.entries(limits)) {
    if (!('turns' in limit)) continue;
    const { atOnce, each, together } = limit.turns;
    expect([name, each < atOnce, each <= together, together <= atOnce]).toEqual([
      name,
      true,
      true,
      true,
    ]);
  }
});
