import type { Problem } from '@waymark/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openOutbox, type Utterance } from './outbox.ts';
import { memoryStore } from './testing/memoryStore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const said: Utterance = {
  ...{ id: 'm', of: 'p_t', kind: 'message', text: 'Hello', mentions: [], keepTurn: false },
  at: '2026-11-21T08:00:00.000Z',
};
const silence = { status: 0, code: 'unreachable', detail: 'No line.' } as Problem;
const refusal = { status: 403, code: 'no-permission', detail: 'You may not.' } as Problem;
const open = (
  store: ReturnType<typeof memoryStore>,
  owner = 'dana',
  send: (utterance: Utterance) => Promise<unknown> = () => new Promise(() => undefined),
) => openOutbox({ storage: store, owner, send, asProblem: (error) => error as Problem });
const ids = (box: ReturnType<typeof open>) => box.all().map(({ id }) => id);

test('what was on its way when the page went is there after it, not sent and under its id', () => {
  const store = memoryStore();
  const box = open(store);
  void box.put(said);
  expect(box.all()).toMatchObject([{ ...said, state: 'sending' }]);
  expect(open(store).all()).toEqual([{ ...said, state: 'failed', why: null, answered: false }]);
  expect(open(store, 'mikkel').all()).toEqual([]);
});

test('what an earlier version kept, with what had become of it, is found', () => {
  const store = memoryStore();
  const line = JSON.stringify({ ...said, state: 'failed', why: 'No.', answered: true });
  store.setItem('waymark.draft.dana.unsent.m', line);
  expect(open(store).all()).toEqual([{ ...said, state: 'failed', why: null, answered: false }]);
});

test('the oldest stands first, what is unreadable stands nowhere, what arrived is gone', () => {
  const store = memoryStore();
  const box = open(store);
  void box.put({ ...said, id: 'late', at: '2026-11-21T09:00:00.000Z' });
  void box.put(said);
  store.setItem('waymark.draft.dana.unsent.x', '{"half');
  expect(ids(open(store))).toEqual(['m', 'late']);
  box.drop('m');
  expect(ids(open(store))).toEqual(['late']);
});

test('it stays until it is dropped, whoever listens hears of each change, and it is one message', async () => {
  const store = memoryStore();
  const send = vi.fn(() => Promise.resolve());
  const box = open(store, 'dana', send);
  const heard = vi.fn();
  const stop = box.subscribe(heard);
  expect(await box.put(said)).toBe(true);
  expect([box.all()[0]?.state, ids(open(store))]).toEqual(['sent', ['m']]);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  box.drop('m');
  expect([heard.mock.calls.length, box.all(), send.mock.calls]).toEqual([2, [], [[said]]]);
});

test('what was taken back while it was on its way is not there again', async () => {
  const store = memoryStore();
  let answer = () => undefined as void;
  const box = open(store, 'dana', () => new Promise<void>((resolve) => (answer = resolve)));
  const arrived = box.put(said);
  box.drop('m');
  answer();
  await arrived;
  expect([box.all(), ids(open(store))]).toEqual([[], []]);
});

test('without a line it goes out by itself once there is one; what was refused waits for its author', async () => {
  const send = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(silence);
  const box = open(memoryStore(), 'dana', send);
  expect(await box.put(said)).toBe(false);
  expect(box.all()).toMatchObject([{ state: 'failed', why: null }]);
  send.mockRejectedValue(refusal);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(box.all()).toMatchObject([{ state: 'failed', why: 'You may not.' }]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(2);
});
