import { expect, test } from 'vitest';
import { keptWords } from './keptWords.ts';
import { emptyDraft } from './stuckReason.ts';

function memory() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
const draft = { chosen: 'question', words: 'Which account?' } as const;

test('words about a task are kept for their author until they are sent, and for nobody else', () => {
  const storage = memory();
  keptWords(storage, 'jonas', 't').keep(draft);
  expect(keptWords(storage, 'jonas', 't').load()).toEqual(draft);
  expect(keptWords(storage, 'noor', 't').load()).toEqual(emptyDraft);
  expect(keptWords(storage, 'jonas', 'u').load()).toEqual(emptyDraft);
  keptWords(storage, 'jonas', 't').keep(emptyDraft);
  expect(storage.items.size).toBe(0);
});

test('what cannot be read is none', () => {
  const storage = memory();
  keptWords(storage, 'jonas', 't').keep(draft);
  for (const broken of ['{', '"text"', 'null', '{"words":1,"chosen":"x"}']) {
    storage.items.set([...storage.items.keys()][0]!, broken);
    expect(keptWords(storage, 'jonas', 't').load()).toEqual(emptyDraft);
  }
});
