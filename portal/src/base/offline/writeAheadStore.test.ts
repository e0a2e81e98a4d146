import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeAheadStore, type StoredLine } from './writeAheadStore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * As much of a browser's databases as a book asks for. It refuses to open its one as often as is
 * said.
 */
function databases({ refusals = 0 } = {}) {
  const kept = new Map<string, StoredLine>();
  const there = { kept, refusals, opened: 0, lose: () => {} };
  const later = <Result>(
    asked: { onsuccess?: () => void; onerror?: () => void },
    result: () => Result,
  ) => {
    queueMicrotask(() => {
      try {
        Object.assign(asked, { result: result() });
      } catch (error) {
        Object.assign(asked, { error });
        return asked.onerror?.();
      }
      asked.onsuccess?.();
    });
    return asked;
  };
  const open = () =>
    later({}, () => {
      if (there.refusals-- > 0) throw new Error('Another process holds it');
      there.opened += 1;
      let isLost = false;
      const database = {
        onclose: undefined as (() => void) | undefined,
        transaction: () => {
          if (isLost) throw new Error('Connection to the database was lost');
          const objectStore = () => ({
            put: (line: StoredLine) => void kept.set(line.name, line),
            delete: (name: string) => void kept.delete(name),
            getAll: () => later({}, () => [...kept.values()]),
          });
          return { objectStore };
        },
      };
      there.lose = () => {
        isLost = true;
        database.onclose?.();
      };
      return database;
    });
  return { there, factory: { open } as unknown as IDBFactory };
}
const line = (text: string, number = 1): StoredLine => ({ name: 'answers', text, number });

test('what is put is there, and what is dropped is not', async () => {
  const { there, factory } = databases();
  const book = writeAheadStore(factory);
  book.put(line('a'));
  book.put({ ...line('b'), name: 'other' });
  await vi.advanceTimersByTimeAsync(1);
  expect(await book.all()).toEqual([line('a'), { ...line('b'), name: 'other' }]);
  book.drop('other');
  await vi.advanceTimersByTimeAsync(1);
  expect([...there.kept.keys()]).toEqual(['answers']);
  expect(there.opened).toBe(1);
});

test('a database that a killed browser still holds is asked again, and nothing that was put meanwhile is lost', async () => {
  const { there, factory } = databases({ refusals: 2 });
  there.kept.set('answers', line('of before'));
  const book = writeAheadStore(factory);
  const all = book.all();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await all).toEqual([line('of before')]);
  there.refusals = 2;
  there.lose();
  book.put(line('a', 2));
  await vi.advanceTimersByTimeAsync(100);
  book.put(line('ab', 3));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(there.kept.get('answers')).toEqual(line('ab', 3));
});

test('a connection that the browser has lost is opened anew', async () => {
  const { there, factory } = databases();
  const book = writeAheadStore(factory);
  book.put(line('a'));
  await vi.advanceTimersByTimeAsync(1);
  there.lose();
  book.put(line('ab', 2));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(there.kept.get('answers')).toEqual(line('ab', 2));
  expect(there.opened).toBe(2);
});

test('a browser that gives no database keeps nothing, and says so at once', async () => {
  const book = writeAheadStore(undefined);
  book.put(line('a'));
  await expect(book.all()).rejects.toThrow('none');
  const { factory } = databases({ refusals: Infinity });
  const refused = expect(writeAheadStore(factory).all()).rejects.toThrow(
    'Another process holds it',
  );
  await vi.advanceTimersByTimeAsync(5_000);
  await refused;
});
