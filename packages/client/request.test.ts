// @vitest-environment jsdom
import { headers as names } from '@waymark/api/headers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRefused, readAll, request, sendCommand, SignedOut, ServerUnreachable } from './index.ts';
import { givenServer, givenWire, lineDown, refusal, sessionOf } from './testing/given.ts';

const payload = {
  plan: { kind: 'process' as const, id: 'p' },
  taskId: 't',
  status: 'DONE' as const,
};
const done = () => Response.json({ revision: '3', position: '41' });
let server: ReturnType<typeof givenServer>;

beforeEach(() => {
  vi.useFakeTimers();
  server = givenServer();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets all pauses between tries pass. @returns the answer, or what was thrown */
async function outcome<T>(asking: Promise<T>): Promise<T | Error> {
  const settled = asking.catch((error: Error) => error);
  await vi.advanceTimersByTimeAsync(14_000);
  return settled;
}

describe('a request', () => {
  it('says who asks, where they work, and what they read', async () => {
    server.answers(Response.json([]));
    await request(givenWire('w'), '/api/tasks');
    const [asked] = server.asked();
    expect(Object.fromEntries(asked!.headers)).toMatchObject({
      'accept-language': 'de',
      authorization: 'Bearer token of dana',
      [names.workspace.toLowerCase()]: 'w',
    });
  });

  it('can be made about another workspace, and by nobody', async () => {
    server.answers(Response.json([]), new Response(null, { status: 204 }));
    const wire = givenWire('w');
    await request(wire, '/api/tasks', { workspaceId: 'v' });
    await request(wire, '/api/session/code', { method: 'POST', anonymous: true });
    const [first, second] = server.asked();
    expect(first!.headers.get(names.workspace)).toBe('v');
    expect(second!.headers.has('Authorization')).toBe(false);
  });

  it('waits until the person has shown that it is they, and asks the very same once more', async () => {
    const needed = () =>
      refusal({ status: 403, code: 'confirmation-needed', detail: 'Is it you?' });
    const wire = givenWire();
    server.answers(needed, needed, done, needed, needed);
    await expect(sendCommand(wire, 'SetTaskStatus', payload)).rejects.toThrow('Is it you?');
    let settle: (confirmed: boolean) => void = () => undefined;
    const end = wire.askedToConfirm.onAsk((next) => (settle = next));
    const sent = sendCommand(wire, 'SetTaskStatus', payload);
    await vi.waitFor(() => expect(server.asked()).toHaveLength(2));
    settle(true);
    expect(await sent).toMatchObject({ revision: '3' });
    const [, first, again] = server.asked();
    for (const header of [names.idempotencyKey, 'content-type'])
      expect(again!.headers.get(header)).toBe(first!.headers.get(header));
    expect(again!.body).toBe(first!.body);
    const left = sendCommand(wire, 'SetTaskStatus', payload);
    await vi.waitFor(() => expect(server.asked()).toHaveLength(4));
    settle(false);
    await expect(left).rejects.toThrow('Is it you?');
    end();
    await expect(sendCommand(wire, 'SetTaskStatus', payload)).rejects.toThrow('Is it you?');
  });

  it('waits where the session has ended until its person is signed in again, and sends the very same once more', async () => {
    const wire = givenWire();
    await wire.session.accessToken();
    const no = () => new Response(null, { status: 401 });
    let settle: ((signedIn: boolean) => void) | undefined;
    wire.askedToSignIn.onAsk((next) => (settle = next));
    server.answers(no);
    server.renewsBy(no);
    const sent = sendCommand(wire, 'SetTaskStatus', payload);
    await vi.waitFor(() => expect(settle).toBeDefined());
    const read = request(wire, '/api/tasks');
    // However long it takes.
    await vi.advanceTimersByTimeAsync(3_600_000);
    server.answers(done, Response.json([]));
    wire.session.resume(sessionOf('dana', 'new'));
    settle!(true);
    expect(await sent).toMatchObject({ revision: '3' });
    expect((await read).json).toEqual([]);
    const [first, ...rest] = server.asked();
    const again = rest.find(({ path }) => path === first!.path);
    expect(again!.headers.get('authorization')).toBe('Bearer new');
    expect(again!.body).toBe(first!.body);
    expect(again!.headers.get(names.idempotencyKey)).toBe(first!.headers.get(names.idempotencyKey));
  });

  it('says that the session is over where nobody signs in, or nobody was signed in before', async () => {
    const no = () => new Response(null, { status: 401 });
    const wire = givenWire();
    const asker = vi.fn<(done: (signedIn: boolean) => void) => void>((next) => next(false));
    wire.askedToSignIn.onAsk(asker);
    server.renewsBy(no);
    await expect(request(wire, '/api/tasks')).rejects.toBeInstanceOf(SignedOut);
    expect(asker).not.toHaveBeenCalled();
    await wire.session.accessToken();
    server.answers(no);
    server.renewsBy(no);
    await expect(request(wire, '/api/tasks')).rejects.toBeInstanceOf(SignedOut);
    expect(asker).toHaveBeenCalledOnce();
  });

  it('renews the session once on a 401, and then says that it is over', async () => {
    const no = () => new Response(null, { status: 401 });
    server.answers(no, Response.json({ ok: true }), no, no);
    server.renewsBy(
      Response.json({
        accessToken: 'old',
        accountId: 'dana',
        expiresAt: new Date(Date.now() + 900_000).toISOString(),
      }),
    );
    const wire = givenWire();
    expect((await request(wire, '/api/me')).json).toEqual({ ok: true });
    expect(server.asked().map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer old',
      'Bearer token of dana',
    ]);
    await expect(request(wire, '/api/me')).rejects.toBeInstanceOf(SignedOut);
  });

  it('tells a refusal by its code, with the id of the request', async () => {
    server.answers(() => refusal({}, { 'X-Request-Id': 'r-1' }));
    const error = await request(givenWire(), '/api/me').catch((thrown: unknown) => thrown);
    expect(isRefused(error)).toBe(true);
    expect(isRefused(error, 'changed-meanwhile')).toBe(true);
    expect(isRefused(error, 'task-exists')).toBe(false);
    expect(error).toMatchObject({
      status: 409,
      message: 'Dana was first.',
      problem: { requestId: 'r-1' },
    });
  });

  it.each([
    [500, '<html>secret</html>'],
    [200, '<html>secret</html>'],
    [413, ''],
    [400, '{"code":"x"}'],
  ])(
    'of a page of something in between (%i) says nothing but that it is our fault',
    async (status, body) => {
      server.answers(() => new Response(body, { status, headers: { 'X-Request-Id': 'r-2' } }));
      const error = await request(givenWire(), '/api/me').catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({
        message: `Our fault (${status}).`,
        problem: { status, code: 'unknown', requestId: 'r-2' },
      });
    },
  );

  it('that nobody waits for any more ends as such, and is no failure of the line', async () => {
    const wire = givenWire();
    const ending = new AbortController();
    const asked = request(wire, '/api/tasks', { signal: ending.signal }).catch(
      (error: Error) => error,
    );
    await vi.advanceTimersByTimeAsync(10);
    ending.abort();
    await vi.advanceTimersByTimeAsync(10);
    expect(await asked).toMatchObject({ name: 'AbortError' });
    expect(wire.freshness.present().state).toBe('live');
  });
});

it('of whatever is read, and of that alone, it is known up to where it has seen the log', async () => {
  const wire = givenWire();
  const at = (position: string, status = 200) =>
    new Response('{}', { status, headers: { [names.position]: position } });
  server.answers(at('7', 404), at('6'), at('9'));
  await request(wire, '/api/tasks/t').catch(() => undefined);
  await request(wire, '/api/presence', { method: 'POST' });
  expect(wire.position.readSince()).toBeUndefined();
  await request(wire, '/api/me');
  expect(wire.position.readSince()).toBe('9');
});

describe('what is tried again', () => {
  it('is a command without an answer, under the same key', async () => {
    server.answers(lineDown, lineDown, done);
    const wire = givenWire();
    expect(await outcome(sendCommand(wire, 'SetTaskStatus', payload, { basedOn: '2' }))).toEqual({
      revision: '3',
      position: '41',
    });
    const keys = server.asked().map(({ headers }) => headers.get(names.idempotencyKey));
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
    expect(server.asked()[2]!.headers.get(names.basedOn)).toBe('2');
    expect(wire.position.newest()).toBe('41');
    expect(wire.freshness.present().state).toBe('live');
  });

  it('is a read; after the third time that is what people are told', async () => {
    server.answers(lineDown, lineDown, lineDown);
    const wire = givenWire();
    expect(await outcome(request(wire, '/api/tasks'))).toMatchObject({
      name: 'ServerUnreachable',
      message: 'No answer came.',
    });
    expect([server.asked().length, wire.freshness.present().state]).toEqual([3, 'offline']);
  });

  it('is an answer that broke off', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({ pull: (controller) => controller.error(new TypeError('cut')) }),
      );
    server.answers(broken, Response.json([1]));
    expect(await outcome(request(givenWire(), '/api/tasks'))).toMatchObject({ json: [1] });
  });

  it('is what a server that is away for a moment refused, no sooner than it asks for', async () => {
    server.answers(
      () => refusal({ status: 503, code: 'overloaded' }, { 'Retry-After': '1' }),
      done,
    );
    const sent = sendCommand(givenWire(), 'SetTaskStatus', payload);
    await vi.advanceTimersByTimeAsync(999);
    expect(server.asked()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await sent).toMatchObject({ position: '41' });
  });

  it('is what a gateway without a service answered', async () => {
    server.answers(new Response('', { status: 502 }), done);
    expect(await outcome(sendCommand(givenWire(), 'SetTaskStatus', payload))).toMatchObject({
      revision: '3',
    });
  });

  it.each([
    ['a conflict', 409, {}],
    ['our fault', 500, {}],
    ['a server that asks for a long pause', 503, { 'Retry-After': '30' }],
    ['too many requests, with no word of when', 429, {}],
  ])('is not %s', async (_, status, headers) => {
    server.answers(() => refusal({ status }, headers));
    expect(await outcome(sendCommand(givenWire(), 'SetTaskStatus', payload))).toMatchObject({
      status,
    });
    expect(server.asked()).toHaveLength(1);
  });

  it('is not what might happen twice', async () => {
    server.answers(lineDown);
    expect(
      await outcome(
        request(givenWire(), '/api/session/code', { method: 'POST', body: {}, anonymous: true }),
      ),
    ).toBeInstanceOf(ServerUnreachable);
    expect(server.asked()).toHaveLength(1);
  });

  it('ends after 15 seconds in all', async () => {
    server.answers(lineDown);
    const asked = request(givenWire(), '/api/tasks').catch((error: Error) => error);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(server.asked()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toBeInstanceOf(ServerUnreachable);
    expect(server.asked()).toHaveLength(2);
  });
});

describe('rows', () => {
  const page = (rows: number[], total: number, position: string) =>
    Response.json(rows, {
      headers: { 'Content-Range': `tasks 0-1/${total}`, [names.position]: position },
    });

  it('are read page by page, at least as new as what the page knows of', async () => {
    const wire = givenWire('w');
    wire.position.remember('99');
    wire.position.remember('100');
    wire.position.remember('20');
    server.answers(page([1, 2], 3, '104'), page([3], 3, '103'));
    expect(
      await readAll(wire, 'tasks', { filter: { planId: 'p' }, sort: ['place', 'ASC'] }),
    ).toEqual([1, 2, 3]);
    const queries = server.asked().map(({ path }) => new URLSearchParams(path.split('?')[1]));
    expect(
      queries.map((query) => [query.get('range'), query.get('after'), query.get('filter')]),
    ).toEqual([
      ['[0,499]', '100', '{"planId":"p"}'],
      ['[2,501]', '100', '{"planId":"p"}'],
    ]);
    expect(wire.position.readSince()).toBe('103');
  });
});
