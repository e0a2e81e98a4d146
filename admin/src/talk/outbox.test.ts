import { expect, test, vi } from 'vitest';
import { openOutbox, type Unsent } from './outbox.ts';
import { memoryStore } from './testing/memoryStore.ts';

const unsent: Unsent = {
  ...{ id: 'm', of: 'p_t', kind: 'message', text: 'Hello', mentions: [], keepTurn: false },
  ...{ at: '2026-11-21T08:00:00.000Z', state: 'sending', why: null },
};

test('what was on its way when the page went is there after it, not sent and under its id', () => {
  const store = memoryStore();
  openOutbox(store, 'dana').put(unsent);
  expect(openOutbox(store, 'dana').all()).toEqual([{ ...unsent, state: 'failed' }]);
  expect(openOutbox(store, 'mikkel').all()).toEqual([]);
});

test('the oldest stands first, what is unreadable stands nowhere, what arrived is gone', () => {
  const store = memoryStore();
  const box = openOutbox(store, 'dana');
  box.put({ ...unsent, id: 'late', at: '2026-11-21T09:00:00.000Z' });
  box.put(unsent);
  store.setItem('waymark.draft.dana.unsent.x', '{"half');
  expect(
    openOutbox(store, 'dana')
      .all()
      .map(({ id }) => id),
  ).toEqual(['m', 'late']);
  box.drop('m');
  expect(
    openOutbox(store, 'dana')
      .all()
      .map(({ id }) => id),
  ).toEqual(['late']);
});

test('whoever listens hears of a change, and the same message stays one', () => {
  const box = openOutbox(memoryStore(), 'dana');
  const heard = vi.fn();
  const stop = box.subscribe(heard);
  box.put(unsent);
  box.put({ ...unsent, state: 'sent' });
  stop();
  box.drop('m');
  expect([heard.mock.calls.length, box.all()]).toEqual([2, []]);
});
