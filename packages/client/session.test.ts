// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SignedOut, signOut, type Session } from './index.ts';
import { givenServer, givenWire, lineDown, refusal, sessionOf } from './testing/given.ts';

let server: ReturnType<typeof givenServer>;
const open: Session[] = [];
function givenSession() {
  const wire = givenWire();
  const { session } = wire;
  open.push(session);
  const ends: string[] = [];
  session.onEnd((end) => void ends.push(end));
  return { wire, session, ends };
}
/** Messages between tabs do not go by timers. */
const told = () =>
  new Promise((resolve) => setImmediate(resolve)).then(() => new Promise((r) => setImmediate(r)));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  server = givenServer();
});
afterEach(() => {
  for (const session of open.splice(0)) session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shares one renewal among all who ask at once, and renews by itself a minute before the token ends', async () => {
  const { session } = givenSession();
  expect(await Promise.all([session.accessToken(), session.accessToken()])).toEqual([
    'token of dana',
    'token of dana',
  ]);
  await session.accessToken();
  expect([server.renewed(), session.signedInAs()]).toEqual([1, 'dana']);
  await vi.advanceTimersByTimeAsync(839_999);
  expect(server.renewed()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.renewed()).toBe(2);
});

it('renews after 15 minutes at the latest, and does not send a token that is about to end', async () => {
  server.renewsBy(
    Response.json(sessionOf('dana', 'long', 3_600_000)),
    Response.json(sessionOf('dana', 'short', 20_000)),
  );
  const { session } = givenSession();
  await session.accessToken();
  await vi.advanceTimersByTimeAsync(900_000);
  expect(server.renewed()).toBe(2);
  expect(await session.accessToken()).toBe('token of dana');
});

it('ends where there is none any more; a server in trouble is no end of it', async () => {
  const { session, ends } = givenSession();
  server.renewsBy(
    lineDown,
    () => refusal({ status: 503, code: 'overloaded' }),
    new Response('', { status: 401 }),
  );
  await expect(session.renew()).rejects.toMatchObject({ name: 'ServerUnreachable' });
  await expect(session.renew()).rejects.toMatchObject({ status: 503 });
  expect(ends).toEqual([]);
  await expect(session.renew()).rejects.toBeInstanceOf(SignedOut);
  expect(ends).toEqual(['expired']);
});

it('that ended before anybody listened is told of to who listens then, once; one that came after it ends nothing', async () => {
  const { session } = givenWire();
  open.push(session);
  server.renewsBy(new Response('', { status: 401 }), new Response('', { status: 401 }));
  await expect(session.accessToken()).rejects.toBeInstanceOf(SignedOut);
  const ends: string[] = [];
  session.onEnd((end) => void ends.push(end))();
  session.onEnd((end) => void ends.push(end))();
  expect(ends).toEqual(['expired']);
  await expect(session.accessToken()).rejects.toBeInstanceOf(SignedOut);
  session.start(sessionOf('dana', 'new', 600_000));
  session.onEnd((end) => void ends.push(end));
  expect(ends).toEqual(['expired']);
});

it('that could not be ended is kept', async () => {
  const { wire, session, ends } = givenSession();
  await session.accessToken();
  server.answers(() => new Response('', { status: 502 }));
  await expect(signOut(wire)).rejects.toThrow('Our fault (502).');
  expect([ends, session.signedInAs()]).toEqual([[], 'dana']);
  server.answers(() => new Response(null, { status: 204 }));
  await signOut(wire);
  expect([ends, session.signedInAs()]).toEqual([['left'], undefined]);
});

it('is one for all tabs: they hand each other what they got, and end together', async () => {
  const [here, there] = [givenSession(), givenSession()];
  await here.session.accessToken();
  await told();
  expect([await there.session.accessToken(), server.renewed()]).toEqual(['token of dana', 1]);
  server.answers(() => new Response(null, { status: 204 }));
  await signOut(here.wire);
  await told();
  expect(there.ends).toEqual(['left']);
});

it('says when somebody else signed in in another tab, and not for the same person', async () => {
  const [here, there] = [givenSession(), givenSession()];
  await here.session.accessToken();
  await told();
  there.session.start(sessionOf('dana', 'again'));
  await told();
  expect(here.ends).toEqual([]);
  there.session.start(sessionOf('ines'));
  await told();
  expect([here.ends, there.ends]).toEqual([['replaced'], []]);
});

describe('a session that ended on a page that somebody works on', () => {
  const over = () => new Response('', { status: 401 });
  async function givenEnded() {
    const given = givenSession();
    await given.session.accessToken();
    server.renewsBy(over);
    await expect(given.session.renew()).rejects.toBeInstanceOf(SignedOut);
    const resumed = vi.fn<() => void>();
    given.session.onResume(resumed);
    return { ...given, resumed };
  }

  it('is still known as theirs, and the server is not asked again by each who waits', async () => {
    const { session, ends } = await givenEnded();
    expect([session.signedInAs(), session.endedOf(), ends]).toEqual([
      undefined,
      'dana',
      ['expired'],
    ]);
    const before = server.renewed();
    await expect(session.accessToken()).rejects.toBeInstanceOf(SignedOut);
    await expect(session.renew()).rejects.toBeInstanceOf(SignedOut);
    expect(server.renewed()).toBe(before);
  });

  it('goes on where they sign in again, over this page or in another tab', async () => {
    const { session, resumed, ends } = await givenEnded();
    session.resume(sessionOf('dana', 'new'));
    expect([await session.accessToken(), session.endedOf()]).toEqual(['new', undefined]);
    const other = await givenEnded();
    session.start(sessionOf('dana', 'newer'));
    await told();
    expect(await other.session.accessToken()).toBe('newer');
    expect([resumed.mock.calls.length, other.resumed.mock.calls.length]).toEqual([1, 1]);
    expect(ends).toEqual(['expired']);
  });

  it('is replaced where somebody else signs in, and gives out nothing for what was typed before', async () => {
    const { session, resumed, ends } = await givenEnded();
    session.resume(sessionOf('ines'));
    expect([ends, resumed.mock.calls.length]).toEqual([['expired', 'replaced'], 0]);
    const given = vi.fn<(token: string) => void>();
    void session.accessToken().then(given);
    void session.renew().then(given);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(given).not.toHaveBeenCalled();
  });

  it('is forgotten where they log out in another tab', async () => {
    const other = givenSession();
    await other.session.accessToken();
    const { session } = await givenEnded();
    server.answers(() => new Response(null, { status: 204 }));
    await signOut(other.wire);
    await told();
    expect(session.endedOf()).toBeUndefined();
  });
});
