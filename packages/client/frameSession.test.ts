import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFrameSession } from './frameSession.ts';
import { openFreshness } from './freshness.ts';
import { givenServer, lineDown, refusal, sessionOf, words } from './testing/given.ts';

let server: ReturnType<typeof givenServer>;
const given = () => {
  const session = openFrameSession(
    { language: () => 'en', words: () => words, freshness: openFreshness() },
    'form',
  );
  const ends: string[] = [];
  session.onEnd((end) => void ends.push(end));
  return { session, ends };
};
const entered = (nth: number, lifetime?: number) =>
  Response.json({
    ...sessionOf('anna', `token ${nth}`, lifetime),
    workspaceId: 'w',
    origin: 'x',
    next: `ticket ${nth}`,
  });
const sent = () =>
  server.asked().map(({ path, body }) => [path, JSON.parse(body as string) as object]);

beforeEach(() => (server = givenServer()));
afterEach(() => void vi.unstubAllGlobals());

test('is opened by a ticket, and renewed by the one that came with the token, each of them once', async () => {
  const { session } = given();
  server.answers(entered(1, 30_000), entered(2));
  await session.enter('first');
  expect(await Promise.all([session.accessToken(), session.accessToken()])).toEqual([
    'token 2',
    'token 2',
  ]);
  expect(await session.accessToken()).toBe('token 2');
  expect(sent()).toEqual([
    ['/api/frames/enter', { ticket: 'first', formId: 'form' }],
    ['/api/frames/enter', { ticket: 'ticket 1', formId: 'form' }],
  ]);
});

test('a ticket that is none any more ends it, and another one begins it again', async () => {
  const { session, ends } = given();
  server.answers(refusal({ status: 401, code: 'unauthenticated' }), entered(1));
  await expect(session.enter('used')).rejects.toMatchObject({ name: 'SignedOut' });
  await expect(session.accessToken()).rejects.toMatchObject({ name: 'SignedOut' });
  expect(ends).toEqual(['expired', 'expired']);
  await session.enter('another');
  expect(await session.accessToken()).toBe('token 1');
});

test('what is refused, or does not come, is not tried again by itself', async () => {
  const { session, ends } = given();
  server.answers(refusal({ status: 403, code: 'origin-not-allowed' }), lineDown);
  await expect(session.enter('a')).rejects.toMatchObject({ status: 403 });
  await expect(session.enter('b')).rejects.toMatchObject({ name: 'ServerUnreachable' });
  expect([ends, sent().length]).toEqual([[], 2]);
});
