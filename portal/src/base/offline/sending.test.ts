// @vitest-environment jsdom
import type { CommandReply, Problem } from '@waymark/api';
import { ServerRefused, ServerUnreachable } from '@waymark/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSending } from './sending.ts';
import { DeviceFull, openWaits, type WaitingChange } from './waits.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const change = (key: string, taskId = key, made: Partial<WaitingChange> = {}): WaitingChange =>
  ({
    key,
    name: 'SetTaskStatus',
    payload: { plan: { kind: 'process', id: 'p' }, taskId, status: 'DONE' },
    basedOn: '7',
    accountId: 'leila',
    ofClient: true,
    workspaceId: 'w',
    at: '2026-11-24T08:26:00.000Z',
    about: { processId: 'p', taskId, headline: `Task ${taskId}` },
    ...made,
  }) as WaitingChange;

const refused = (status = 409): ServerRefused =>
  new ServerRefused({
    type: 'x',
    title: 'x',
    status,
    code: 'changed-meanwhile',
    detail: 'Hanna was first.',
  } as Problem);

/**
 * A page on the device, and a line that can be cut. `answers`: what the services say to a key in
 * the place of yes.
 */
function given(answers: Readonly<Record<string, ServerRefused>> = {}) {
  const heard: WaitingChange[] = [];
  const line = { up: true, signedIn: true };
  let revision = 7;
  const waits = openWaits(localStorage);
  const read: string[][] = [];
  const sending = openSending({
    waits,
    perform: (waiting): Promise<CommandReply> => {
      if (!line.up) return Promise.reject(new ServerUnreachable('No answer.'));
      const answer = answers[waiting.key];
      if (answer !== undefined) return Promise.reject(answer);
      heard.push(waiting);
      return Promise.resolve({ revision: String((revision += 1)), position: '1' });
    },
    signedInAs: () => (line.signedIn ? 'leila' : undefined),
    inTurn: (work) => work(),
    offline: () => false,
    readAgain: (sent) => Promise.resolve(void read.push(sent.map(({ key }) => key))),
  });
  return { heard, line, waits, sending, read };
}
const keys = (changes: readonly WaitingChange[]) => changes.map(({ key }) => key);

test('what is done with a line is sent at once, and nothing of it stays', async () => {
  const { heard, sending, waits } = given();
  expect(await sending.deliver(change('a'))).toBe('sent');
  expect([keys(heard), waits.list(), sending.sent()]).toEqual([['a'], [], []]);
});

test('twenty changes without a line wait, and are each sent once and in order, by a page that was opened later', async () => {
  const before = given();
  before.line.up = false;
  const all = Array.from({ length: 20 }, (_, n) => `k${n}`);
  for (const key of all) expect(await before.sending.deliver(change(key))).toBe('waits');
  expect(before.heard).toEqual([]);

  const { heard, sending, waits, read } = given();
  expect(keys(waits.list())).toEqual(all);
  await Promise.all([sending.send(), sending.send()]);
  await sending.send();
  expect([keys(heard), waits.list(), read]).toEqual([all, [], [all]]);
  expect(sending.sent().map(({ waiting }) => waiting.key)).toEqual(all);
  expect(sending.untold()).toEqual([]);
});

test('it is tried again by itself, and shows as done until then', async () => {
  const { heard, line, sending } = given();
  line.up = false;
  await sending.deliver(change('a'));
  expect(keys(sending.untold())).toEqual(['a']);
  line.up = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(keys(heard)).toEqual(['a']);
});

test('a change upon an earlier one of the same task is based on what that one came to', async () => {
  const { heard, line, sending } = given();
  line.up = false;
  for (const [key, task] of [
    ['a', 't'],
    ['b', 't'],
    ['c', 'other'],
  ] as const)
    await sending.deliver(change(key, task));
  line.up = true;
  await sending.send();
  expect(heard.map(({ key, basedOn }) => [key, basedOn])).toEqual([
    ['a', '7'],
    ['b', '8'],
    ['c', '7'],
  ]);
});

test('what is refused is said to its author while they look, and comes back with what they wrote where they have gone on', async () => {
  const { line, waits, sending, heard } = given({ a: refused(), b: refused() });
  await expect(sending.deliver(change('a'))).rejects.toThrow('Hanna was first.');
  expect(waits.list()).toEqual([]);
  line.up = false;
  for (const key of ['b', 'c']) await sending.deliver(change(key));
  line.up = true;
  await sending.send();
  expect(keys(heard)).toEqual(['c']);
  expect(waits.list()).toMatchObject([
    { key: 'b', payload: { status: 'DONE' }, refused: { detail: 'Hanna was first.' } },
  ]);
});

test.each([429, 502, 503])(
  'an answer of %s is none: it waits, and what came after it too',
  async (status) => {
    const { waits, sending, heard } = given({ a: refused(status) });
    expect(await sending.deliver(change('a'))).toBe('waits');
    void sending.deliver(change('b'));
    await vi.advanceTimersByTimeAsync(3_000);
    expect([keys(waits.list()), heard]).toEqual([['a', 'b'], []]);
  },
);

test('a line that says nothing lets its author go on after three seconds', async () => {
  const waits = openWaits(localStorage);
  const silent = openSending({
    waits,
    perform: () => new Promise(() => undefined),
    signedInAs: () => 'leila',
    inTurn: (work) => work(),
    offline: () => false,
    readAgain: () => Promise.resolve(),
  });
  const delivery = silent.deliver(change('a'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await delivery).toBe('waits');
  // It may have arrived: it cannot be taken back any more.
  expect([silent.takeBack('a'), keys(waits.list())]).toEqual([false, ['a']]);
});

test('what waits can be taken back, and nobody else’s changes are sent', async () => {
  const { line, sending, heard, waits } = given();
  line.signedIn = false;
  void sending.deliver(change('a'));
  void sending.deliver(change('b'));
  void sending.deliver(change('theirs', 't', { accountId: 'hanna' }));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(sending.takeBack('a')).toBe(true);
  line.signedIn = true;
  await sending.send();
  expect([keys(heard), keys(waits.list())]).toEqual([['b'], ['theirs']]);
});

test('a device without room says so, and keeps what it has', () => {
  const waits = openWaits(localStorage);
  waits.keep(change('a'));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => waits.keep(change('b'))).toThrow(DeviceFull);
  vi.restoreAllMocks();
  expect(keys(openWaits(localStorage).list())).toEqual(['a']);
});

test.each([
  ['409', refused(409), 1],
  ['403', refused(403), 1],
  ['nothing', new ServerUnreachable('No answer.'), 110],
])(
  'services that answer %s a hundred times are asked at most once a minute, and what was done stays on the device',
  async (_, answer, most) => {
    let asked = 0;
    const waits = openWaits(localStorage);
    const sending = openSending({
      ...{ waits, signedInAs: () => 'leila', inTurn: (work) => work(), offline: () => true },
      perform: () => {
        asked += 1;
        return Promise.reject(answer);
      },
      readAgain: () => Promise.resolve(),
    });
    const outcome = sending.deliver(change('a')).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(100 * 60_000);
    expect(asked).toBeLessThanOrEqual(most);
    // Whoever still looks has heard it; whoever has gone on finds it on the device, with the
    // reason.
    if ((await outcome) === 'waits') expect(keys(waits.list())).toEqual(['a']);
    else expect(await outcome).toBe(answer);
    await sending.send();
    expect(asked).toBeLessThanOrEqual(most + 1);
  },
);

test.each([409, 403])(
  'what was refused with %i later is asked for no more, and comes back with the reason and the words',
  async (status) => {
    const { line, sending, waits, heard } = given({ a: refused(status) });
    line.up = false;
    await sending.deliver(change('a'));
    line.up = true;
    for (let n = 0; n < 100; n++) await sending.send();
    expect(heard).toEqual([]);
    expect(waits.list()).toMatchObject([{ key: 'a', refused: { status } }]);
  },
);
