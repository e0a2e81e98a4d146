// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followChanges } from './live.ts';
import { forgetPosition, noteRead } from './position.ts';

const { request, refetch } = vi.hoisted(() => ({
  request: vi.fn<(path: string) => Promise<Response>>(),
  refetch: vi.fn<(isTouched?: (key: string) => boolean) => Promise<void>>(),
}));
vi.mock('./request.ts', () => ({ request }));
vi.mock('./queryCache.ts', () => ({ refetch }));

const message = (event: string, data: object) => `id: 1\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const paths = () => request.mock.calls.map(([path]) => path);
let ending: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  refetch.mockResolvedValue();
  ending = new AbortController();
});
afterEach(() => {
  ending.abort();
  forgetPosition();
  vi.useRealTimers();
  vi.resetAllMocks();
});

/** Lines that say these messages and then end; the last one is never answered. */
async function follow(...lines: string[][]) {
  for (const line of lines) request.mockResolvedValueOnce(new Response(line.join('')));
  request.mockReturnValue(new Promise(() => undefined));
  void followChanges('w', ending.signal);
  const isAsked = () => request.mock.calls.length > lines.length;
  for (let seconds = 0; seconds < 60 && !isAsked(); seconds++) await vi.advanceTimersByTimeAsync(1_000);
  expect(request).toHaveBeenCalledTimes(lines.length + 1);
}

it('comes back with the last position that it heard of, and then fetches what is told and no more', async () => {
  await follow(
    [message('position', { position: '5' }), message('change', { position: '7', topics: ['people'] })],
    [message('position', { position: '9' })],
  );
  expect(paths()).toEqual(['/api/live', '/api/live?after=7', '/api/live?after=9']);
  expect(refetch).toHaveBeenCalledOnce();
  expect(refetch.mock.calls[0]?.[0]?.('people w')).toBe(true);
});

it('fetches all where it is told to, and where it had heard nothing before the cut', async () => {
  await follow([], [message('reload', { position: '8' })]);
  expect(refetch.mock.calls).toEqual([[], []]);
});

it('begins at the oldest of what the page has read, so that a change in between is told', async () => {
  for (const position of ['12', '9', '11', null]) noteRead(position);
  await follow(
    [message('change', { position: '14', topics: ['plan:p'] }), message('position', { position: '14' })],
    [],
  );
  expect(paths()).toEqual(['/api/live?after=9', '/api/live?after=14', '/api/live?after=14']);
  expect(refetch).toHaveBeenCalledOnce();
  expect(refetch.mock.calls[0]?.[0]?.('tasks w p')).toBe(true);
});
