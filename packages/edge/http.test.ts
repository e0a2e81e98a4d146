import { once } from 'node:events';
import { Writable } from 'node:stream';
import { connect } from 'node:net';
import Koa from 'koa';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { problemSchema } from '@waymark/api';
import {
  authenticate,
  callerOf,
  jsonBody,
  problemDetails,
  RequestRefused,
  requestId,
  requestLog,
  signAccessToken,
} from './index.ts';
import { listening } from './testing/listening.ts';

const secret = 'secret of the test';
const now = new Date('2026-11-21T10:00:00.000Z');
let lines: Record<string, unknown>[] = [];
let site: string;
let stop: () => Promise<void>;

class LogUnavailable extends Error {
  override readonly name = 'LogUnavailable';
}
class StreamDeleted extends Error {
  override readonly name = 'StreamDeleted';
}

const places: Record<string, Koa.Middleware> = {
  '/refused': () => {
    throw new RequestRefused({
      status: 409,
      code: 'task-exists',
      detail: 'It is taken.',
      field: 'name',
      headers: { 'X-Extra': 'yes' },
    });
  },
  '/zod': () =>
    void z
      .object({ profile: z.object({ name: z.string().min(1, 'must not be empty') }) })
      .parse({ profile: { name: '' } }),
  '/log': () => {
    throw new LogUnavailable('inner host name');
  },
  '/ended': () => {
    throw new StreamDeleted('inner-name');
  },
  '/database': () => {
    throw new Error('Backend has been terminated.', {
      cause: Object.assign(new Error('inner host name'), { code: '57P01' }),
    });
  },
  '/name': () => {
    throw Object.assign(new Error('getaddrinfo ENOTFOUND inner'), {
      code: 'ENOTFOUND',
      syscall: 'getaddrinfo',
    });
  },
  '/bug': () => {
    throw Object.assign(new Error('relation "x" does not exist'), {
      detail: 'Key (email)=(ada@example.com)',
      code: '42P01',
    });
  },
};

beforeAll(async () => {
  const sink = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  const app = new Koa()
    .use(requestId())
    .use(requestLog(pino(sink)))
    .use(problemDetails());
  app.use(async (ctx, next) => (places[ctx.path] ?? next)(ctx, next) as Promise<void>);
  app.use(async (ctx, next) => {
    if (ctx.path !== '/echo') return next();
    await jsonBody(100)(ctx, () =>
      Promise.resolve(void (ctx.body = { got: ctx.state.body as unknown })),
    );
  });
  app.use(async (ctx, next) => {
    if (ctx.path !== '/deep') return next();
    await jsonBody(1_000_000)(ctx, () => Promise.resolve());
  });
  app.use(async (ctx, next) => {
    if (ctx.path !== '/me') return next();
    await authenticate(
      secret,
      (sid) => (sid === 'asked' ? Promise.resolve(true) : sid === 'ended'),
      { clock: () => now, views: ctx.method === 'GET' },
    )(ctx, () => Promise.resolve(void (ctx.body = callerOf(ctx))));
  });
  ({ url: site, stop } = await listening(app));
});
afterAll(() => stop());
beforeEach(() => {
  lines = [];
});

const ask = async (place: string, init?: RequestInit) => {
  const answer = await fetch(site + place, init);
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
};
const problemOf = async (place: string, init?: RequestInit) => {
  const { headers, body, status } = await ask(place, init);
  expect(headers.get('Content-Type')).toBe('application/problem+json');
  const problem = problemSchema.parse(JSON.parse(body));
  expect(problem.status).toBe(status);
  expect(problem.requestId).toBe(headers.get('X-Request-Id'));
  return { ...problem, headers };
};
const post = (body: BodyInit, type = 'application/json') => ({
  method: 'POST',
  body,
  headers: { 'Content-Type': type },
});

test('a refusal is told as it was made', async () => {
  const problem = await problemOf('/refused');
  expect(problem).toMatchObject({
    type: 'urn:waymark:problem:task-exists',
    title: 'Conflict',
    status: 409,
    code: 'task-exists',
    detail: 'It is taken.',
    field: 'name',
  });
  expect(problem.headers.get('X-Extra')).toBe('yes');
});

test('wrong input names the field and says why', async () => {
  expect(await problemOf('/zod')).toMatchObject({
    status: 422,
    code: 'invalid-input',
    field: 'profile.name',
    detail: 'profile.name: must not be empty',
  });
});

test('a log that does not answer is 503 and says when to come again', async () => {
  const problem = await problemOf('/log');
  expect(problem).toMatchObject({ status: 503, code: 'log-unavailable' });
  expect(problem.headers.get('Retry-After')).toBe('5');
  expect(problem.detail).not.toContain('inner');
});

test('what was deleted for good is 410, and coming again is of no use', async () => {
  const problem = await problemOf('/ended');
  expect(problem).toMatchObject({ status: 410, code: 'deleted' });
  expect(problem.headers.get('Retry-After')).toBeNull();
  expect(problem.detail).not.toContain('inner');
});

test('a database that does not answer is 503 too, whatever wraps its error', async () => {
  const problem = await problemOf('/database');
  expect(problem).toMatchObject({ status: 503, code: 'database-unavailable' });
  expect(problem.headers.get('Retry-After')).toBe('5');
  expect(problem.detail).not.toContain('inner');
});

test('so is one whose name leads nowhere: a container that has stopped has none', async () => {
  const problem = await problemOf('/name');
  expect(problem).toMatchObject({ status: 503, code: 'database-unavailable' });
  expect(problem.detail).not.toContain('inner');
});

test('a bug is 500, logged with the request id, and nothing of it is told or personal', async () => {
  const problem = await problemOf('/bug', { headers: { 'X-Request-Id': 'my-request-1' } });
  expect(problem).toMatchObject({ status: 500, code: 'internal', requestId: 'my-request-1' });
  expect(problem.detail).not.toContain('relation');
  expect(lines.find(({ msg }) => msg === 'internal')).toMatchObject({
    requestId: 'my-request-1',
    err: { code: '42P01', message: 'relation "x" does not exist' },
  });
  expect(JSON.stringify(lines)).not.toContain('ada@');
});

test('nothing there is 404; an unsound request id is replaced', async () => {
  const problem = await problemOf('/nowhere', { headers: { 'X-Request-Id': 'a b' } });
  expect(problem).toMatchObject({
    code: 'not-found',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
});

test('the log of a request has the path, but no query and no token', async () => {
  await ask('/me?email=ada@example.com', { headers: { Authorization: 'Bearer top-secret' } });
  await expect
    .poll(() => lines.find(({ msg }) => msg === 'request'))
    .toMatchObject({ method: 'GET', path: '/me', status: 401 });
  expect(JSON.stringify(lines)).not.toMatch(/ada@|top-secret/);
});

test('bodies: JSON passes; malformed, not UTF-8, empty, of another type and too large are refused', async () => {
  expect(JSON.parse((await ask('/echo', post('{"a":"ä"}'))).body)).toEqual({ got: { a: 'ä' } });
  for (const body of ['{', '', new Uint8Array([0x22, 0xff, 0x22])]) {
    expect(await problemOf('/echo', post(body))).toMatchObject({
      status: 400,
      code: 'malformed-json',
    });
  }
  expect(await problemOf('/echo', post('a=b', 'text/plain'))).toMatchObject({ status: 415 });
  expect((await ask('/echo', post(JSON.stringify('x'.repeat(98))))).status).toBe(200);
  expect(await problemOf('/echo', post(JSON.stringify('x'.repeat(99))))).toMatchObject({
    status: 413,
    code: 'too-large',
  });
  expect(await problemOf('/echo', post('x'.repeat(5_000_000)))).toMatchObject({ status: 413 });
});

test('JSON that is nested very deeply is malformed, and brackets in texts are texts', async () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  expect((await ask('/echo', post(nested(49)))).status).toBe(200);
  for (const body of ['['.repeat(65), '{"a":'.repeat(20) + '['.repeat(45)])
    expect(await problemOf('/deep', post(body))).toMatchObject({
      status: 400,
      code: 'malformed-json',
      detail: 'The body must be JSON, but it is nested too deeply.',
    });
  expect(await problemOf('/deep', post(nested(100_000)))).toMatchObject({
    status: 400,
    code: 'malformed-json',
  });
  const text = String.raw`"\"${'['.repeat(70)}"`;
  expect((await ask('/echo', post(text))).status).toBe(200);
});

test('a caller that leaves in the middle of a body is no trouble of the database', async () => {
  const socket = connect(Number(new URL(site).port), '127.0.0.1');
  // By "100 Continue" the service says that the request has come.
  socket.write(
    'POST /echo HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\nContent-Length: 90\r\nExpect: 100-continue\r\n\r\n',
  );
  await once(socket, 'data');
  await new Promise((resolve) => socket.write('{"a":', resolve));
  socket.destroy();
  await expect
    .poll(() => lines.find(({ msg }) => msg === 'request'))
    .toMatchObject({ path: '/echo', complete: false });
  await ask('/echo', post('{}'));
  expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('only a good token signs a request', async () => {
  const caller = { accountId: 'a1', sid: 's1' };
  const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
  const good = signAccessToken(secret, caller, now).accessToken;
  expect(JSON.parse((await ask('/me', bearer(good))).body)).toEqual(caller);
  const [head, , signature] = good.split('.');
  const forged = `${head}.${Buffer.from('{"sub":"a2","sid":"s1","iss":"waymark"}').toString('base64url')}.${signature}`;
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${good.split('.')[1]}.`;
  const over = signAccessToken(secret, caller, new Date(now.getTime() - 900_000)).accessToken;
  const ended = ['ended', 'asked'].map(
    (sid) => signAccessToken(secret, { ...caller, sid }, now).accessToken,
  );
  for (const token of [
    forged,
    unsigned,
    over,
    signAccessToken('other', caller, now).accessToken,
    'x',
    ...ended,
  ]) {
    expect(await problemOf('/me', bearer(token))).toMatchObject({
      status: 401,
      code: 'unauthenticated',
    });
  }
  expect((await problemOf('/me')).headers.get('WWW-Authenticate')).toBe('Bearer');

  const view = { by: 'dana', workspaceId: 'w' };
  const looking = bearer(signAccessToken(secret, { ...caller, view }, now).accessToken);
  expect(JSON.parse((await ask('/me', looking)).body)).toEqual({ ...caller, view });
  expect(await problemOf('/me', { ...looking, method: 'POST' })).toMatchObject({
    status: 403,
    code: 'view-only',
  });
});
