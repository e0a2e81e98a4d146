import { expect, test, vi } from 'vitest';
import { draftsOf, keptLine, keptText } from './keptLine.ts';
import { memoryStorage } from './testing/values.ts';

const read = (found: unknown): { n: number } | null =>
  typeof found === 'object' && found !== null && 'n' in found ? (found as { n: number }) : null;

test('it is there on the next visit, until it is forgotten, and is one person’s alone', () => {
  const storage = memoryStorage();
  const line = (who: string) => keptLine(storage, `${draftsOf(who)}k`, read);
  line('dana').keep({ n: 1 });
  expect([line('dana').load(), line('mikkel').load()]).toEqual([{ n: 1 }, null]);
  line('dana').keep(null);
  expect(storage.lines.size).toBe(0);
});

test('what cannot be read is none', () => {
  const storage = memoryStorage();
  for (const broken of ['{', '"text"', '{"m":1}', 'null']) {
    storage.setItem('k', broken);
    expect(keptLine(storage, 'k', read).load()).toBeNull();
  }
});

test('words are kept as they are; without a word in them they are none', () => {
  const storage = memoryStorage();
  const line = keptText(storage, 'k');
  line.keep('Hello "you"');
  expect([storage.lines.get('k'), line.load()]).toEqual(['Hello "you"', 'Hello "you"']);
  line.keep(' ');
  expect(storage.lines.size).toBe(0);
});

test('a device that is full, or gives nothing, does not stop the typing', () => {
  const no = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const full = { getItem: no, setItem: no, removeItem: no };
  const warned = vi.spyOn(console, 'error').mockReturnValue();
  const line = keptLine(full, 'k', read);
  expect(() => line.keep({ n: 1 })).not.toThrow();
  expect(line.load()).toBeNull();
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});
