// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followChanges } from './live.ts';
import { givenServer, givenWire, refusal } from './testing/given.ts';
import type { Wire } from './wire.ts';

const message = (event: string, data: object) =>
  `id: 1\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const position = (at: string) => message('position', { position: at });
const change = (at: string, ...topics: string[]) => message('change', { position: at, topics });

let server: ReturnType<typeof givenServer>;
let wire: Wire;
let ending: AbortController;
const onChange = vi.fn<(topics: readonly string[]) => void>();
const onReload = vi.fn();
const paths = () => server.asked().map(({ path }) => path);

let visibility: DocumentVisibilityState = 'visible';
function look(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  visibility = 'visible';
  server = givenServer();
  wire = givenWire();
  ending = new AbortController();
});
afterEach(() => {
  ending.abort();
  wire.session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetAllMocks();
});

const follow = () =>
  followChanges(wire, { workspaceId: 'w', onChange, onReload, signal: ending.signal });

/** Follows lines that say these and then end; the next one is never answered. */
function followLines(...lines: string[]) {
  server.answers(...lines.map((line) => new Response(line)));
  void follow();
}

/** A line that stays open, which says what it is told to, and holds nothing back. */
function openLine() {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  server.answers(new Response(body));
  return { say: (text: string) => controller.enqueue(new TextEncoder().encode(text)) };
}

it('comes back with the last position that it heard of, and tells what it is told and no more', async () => {
  wire.position.noteRead('3');
  followLines(position('5') + change('7', 'people'), position('9'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(paths().slice(0, 3)).toEqual([
    '/api/live?after=3',
    '/api/live?after=7',
    '/api/live?after=9',
  ]);
  expect(onChange.mock.calls).toEqual([[['people']]]);
  expect(onReload).not.toHaveBeenCalled();
  expect(wire.position.newest()).toBe('7');
});

it('tells who is here, and that nobody is known to be once the line is cut', async () => {
  const onPresence = vi.fn();
  const dana = { accountId: 'dana', planId: 'p', moduleId: null, at: null, writing: false };
  server.answers(new Response(position('5') + message('presence', { people: [dana] })));
  void followChanges(wire, { onChange, onReload, onPresence, signal: ending.signal });
  await vi.advanceTimersByTimeAsync(500);
  expect(onPresence.mock.calls).toEqual([[[dana]], [[]]]);
  expect(onChange).not.toHaveBeenCalled();
});

it('has all read again where it is told to, and where it cannot know what came before', async () => {
  followLines(position('5') + message('reload', { position: '8' }));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onReload).toHaveBeenCalledTimes(2);
  expect(wire.position.newest()).toBe('8');
});

it('begins at the oldest of what the page has read, so that a change in between is told', async () => {
  for (const read of ['12', '9', '11', null]) wire.position.noteRead(read);
  followLines('');
  await vi.advanceTimersByTimeAsync(100);
  expect(paths()[0]).toBe('/api/live?after=9');
  expect(onReload).not.toHaveBeenCalled();
});

it('gathers a burst, joins what comes in pieces, and passes over what is no message of ours', async () => {
  wire.position.noteRead('1');
  const { say } = openLine();
  void follow();
  await vi.advanceTimersByTimeAsync(0);
  say(': still here\n\nevent: other\ndata: {}\n\nev');
  say(`ent: change\r\ndata: {"position":"4",\r\ndata: "topics":["plan:p"]}\r\n\r`);
  say(`\n${change('5', 'people', 'plan:p')}`);
  await vi.advanceTimersByTimeAsync(0);
  expect(onChange).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(120);
  expect(onChange.mock.calls).toEqual([[['plan:p', 'people']]]);
});

it('lets go of its line while nobody looks, and is told what it missed', async () => {
  wire.position.noteRead('1');
  const { say } = openLine();
  void follow();
  await vi.advanceTimersByTimeAsync(0);
  say(position('6'));
  await vi.advanceTimersByTimeAsync(0);
  look('hidden');
  await vi.advanceTimersByTimeAsync(300_000);
  expect(paths()).toHaveLength(1);
  look('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(paths()).toEqual(['/api/live?after=1', '/api/live?after=6']);
});

it('takes a line for dead on which not even the server’s word that it is there is heard', async () => {
  wire.position.noteRead('1');
  const { say } = openLine();
  void follow();
  await vi.advanceTimersByTimeAsync(40_000);
  say(': still here\n\n');
  await vi.advanceTimersByTimeAsync(40_000);
  expect(paths()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(paths()).toHaveLength(2);
});

it('tries again with growing pauses, and at once when the machine is online again', async () => {
  wire.position.noteRead('1');
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const down = () => refusal({ status: 503, code: 'overloaded' });
  server.answers(down, down, down, down);
  void follow();
  await vi.advanceTimersByTimeAsync(0);
  for (const [ms, times] of [
    [999, 1],
    [1, 2],
    [1_999, 2],
    [1, 3],
    [3_999, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms);
    expect(paths()).toHaveLength(times);
  }
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(paths()).toHaveLength(4);
  expect(onReload).toHaveBeenCalledOnce();
});

it.each([
  ['may not listen', () => server.answers(() => refusal({ status: 403, code: 'no-permission' }))],
  ['is not signed in any more', () => server.renewsBy(new Response('', { status: 401 }))],
])('ends where the person %s', async (_, given) => {
  given();
  await follow();
  expect(paths().length).toBeLessThan(2);
});
