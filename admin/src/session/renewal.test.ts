import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const reload = vi.fn();
const answer = (accountId: string) =>
  new Response(
    JSON.stringify({
      accessToken: `token of ${accountId}`,
      expiresAt: new Date(Date.now() + 900_000).toISOString(),
      accountId,
    }),
  );

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
});

test('a page is drawn anew when somebody else signed in meanwhile, and not for the same person', async () => {
  const fetched = vi
    .fn()
    .mockResolvedValueOnce(answer('dana'))
    .mockResolvedValueOnce(answer('dana'))
    .mockResolvedValueOnce(answer('ines'));
  vi.stubGlobal('fetch', fetched);
  const { refreshSession } = await import('./session.ts');
  await refreshSession();
  await refreshSession();
  expect(reload).not.toHaveBeenCalled();
  await refreshSession();
  expect(reload).toHaveBeenCalledOnce();
});

test('calls at the same time share one renewal; a token in hand is not renewed', async () => {
  const fetched = vi.fn().mockImplementation(() => Promise.resolve(answer('dana')));
  vi.stubGlobal('fetch', fetched);
  const { accessToken } = await import('./session.ts');
  expect(await Promise.all([accessToken(), accessToken()])).toEqual(['token of dana', 'token of dana']);
  expect(await accessToken()).toBe('token of dana');
  expect(fetched).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(840_000);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('no session is null; a server in trouble is no end of the session', async () => {
  const fetched = vi
    .fn()
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockResolvedValueOnce(new Response('', { status: 401 }));
  vi.stubGlobal('fetch', fetched);
  const { refreshSession, SessionNotRenewed } = await import('./session.ts');
  await expect(refreshSession()).rejects.toBeInstanceOf(SessionNotRenewed);
  expect(await refreshSession()).toBeNull();
});

test('a session that could not be ended is kept', async () => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValueOnce(new Response('', { status: 502 })));
  const { endSession } = await import('./session.ts');
  await expect(endSession()).rejects.toThrow('502');
});
