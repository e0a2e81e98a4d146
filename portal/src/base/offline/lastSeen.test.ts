import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { snapshotStore } from './pageSnapshot.ts';
import { openLastSeen } from './lastSeen.ts';

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'Date'],
      now: Date.UTC(2026, 10, 24, 8, 12),
    }),
);
afterEach(() => void vi.useRealTimers());

/** What a browser keeps of answers, by name and address. */
function givenStorage(): CacheStorage {
  const kept = new Map<string, Map<string, Response>>();
  return {
    open: (name: string) => {
      const answers = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, answers);
      return Promise.resolve({
        match: (at: string) => Promise.resolve(answers.get(at)?.clone()),
        put: (at: string, answer: Response) => Promise.resolve(void answers.set(at, answer)),
        delete: (at: string) => Promise.resolve(answers.delete(at)),
      });
    },
    match: (at: string, { cacheName = '' }: MultiCacheQueryOptions = {}) =>
      Promise.resolve(kept.get(cacheName)?.get(at)?.clone()),
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  } as unknown as CacheStorage;
}
const written = () => vi.advanceTimersByTimeAsync(500);

test('what was read stands in on a later page, with when it was read', async () => {
  const storage = givenStorage();
  const before = openLastSeen(storage);
  void before.belongsTo('leila');
  before.keep('tasks w p', [{ id: 'old' }]);
  before.keep('tasks w p', [{ id: 'new' }]);
  await written();
  const later = openLastSeen(storage);
  expect(later.readAt()).toBeUndefined();
  expect(await later.lastRead('tasks w p', undefined)).toEqual([{ id: 'new' }]);
  expect(later.readAt()).toBe('2026-11-24T08:12:00.000Z');
  expect(await later.lastRead('tasks w q', 'leila')).toBeUndefined();
});

test('what was read anew since does not count as old', async () => {
  const storage = givenStorage();
  const before = openLastSeen(storage);
  void before.belongsTo('leila');
  before.keep('me', {});
  await written();
  vi.setSystemTime(Date.UTC(2026, 10, 24, 9, 30));
  before.keep('tasks w p', []);
  await written();
  const later = openLastSeen(storage);
  await later.lastRead('me', 'leila');
  await later.lastRead('tasks w p', 'leila');
  later.keep('me', {});
  expect(later.readAt()).toBe('2026-11-24T09:30:00.000Z');
  later.keep('tasks w p', []);
  expect(later.readAt()).toBeUndefined();
});

test('it is one person’s: another reads nothing of it, and what was read goes once they are the one', async () => {
  const storage = givenStorage();
  const leilas = openLastSeen(storage);
  void leilas.belongsTo('leila');
  leilas.keep('me', { name: 'Leila' });
  await written();
  const hannas = openLastSeen(storage);
  expect(await hannas.lastRead('me', 'hanna')).toBeUndefined();
  await hannas.belongsTo('hanna');
  expect(await hannas.lastRead('me', undefined)).toBeUndefined();
});

test('nothing is left after it was forgotten, not even what was still to be written', async () => {
  const storage = givenStorage();
  const seen = openLastSeen(storage);
  void seen.belongsTo('leila');
  seen.keep('me', {});
  await seen.forget();
  await written();
  expect(await openLastSeen(storage).lastRead('me', undefined)).toBeUndefined();
});

test('a browser that keeps nothing only has nothing to show', async () => {
  const seen = openLastSeen(undefined);
  await seen.belongsTo('leila');
  seen.keep('me', {});
  await written();
  expect(await seen.lastRead('me', 'leila')).toBeUndefined();
});

test('after that nothing is made anew, neither by reading nor by an answer that comes late', async () => {
  const storage = givenStorage();
  const seen = openLastSeen(storage);
  void seen.belongsTo('leila');
  await seen.forget();
  await seen.lastRead('me', 'leila');
  seen.keep('me', {});
  await written();
  await seen.lastRead('me', undefined);
  expect(await storage.keys()).toEqual([]);
  await seen.belongsTo('hanna');
  seen.keep('me', { name: 'Hanna' });
  await written();
  expect(await seen.lastRead('me', 'hanna')).toEqual({ name: 'Hanna' });
});

test('how the page was drawn lies beside what was read, until it is not so any more, or its reader goes', async () => {
  const storage = givenStorage();
  const lastSeen = openLastSeen(storage);
  const { address, cacheName } = snapshotStore;
  const there = async () => (await storage.match(address, { cacheName }))?.text();
  await lastSeen.drawn(new Response('<h1>Open the firewall</h1>'));
  expect(await there()).toBe('<h1>Open the firewall</h1>');
  await lastSeen.drawn(null);
  expect(await there()).toBeUndefined();
  await lastSeen.drawn(new Response('<h1>Again</h1>'));
  await lastSeen.forget();
  await lastSeen.drawn(new Response('<h1>Late</h1>'));
  expect(await storage.keys()).toEqual([]);
});
