import { expect, test } from 'vitest';
import { attemptOver, keyOfAttempt } from './keptAttempt.ts';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}
const payload = { processId: 'p', subProcessId: 'sub', start: '2026-11-20', end: '2027-01-21' };

test('the same choice has the same key until it is over, another one another', () => {
  const place = storage();
  let made = 0;
  const key = (of = payload) => keyOfAttempt(place, of, () => `key ${++made}`);
  expect([
    key(),
    key(),
    key({ ...payload, end: '2027-02-01' }),
    key({ ...payload, processId: 'q' }),
  ]).toEqual(['key 1', 'key 1', 'key 2', 'key 3']);
  attemptOver(place, 'q');
  expect(key({ ...payload, processId: 'q' })).toBe('key 4');
});
