import { expect, test } from 'vitest';
import { keepWords, loadWords } from './keptWords.ts';
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
  keepWords(storage, 'jonas', 't', draft);
  expect(loadWords(storage, 'jonas', 't')).toEqual(draft);
  expect(loadWords(storage, 'noor', 't')).toEqual(emptyDraft);
  expect(loadWords(storage, 'jonas', 'u')).toEqual(emptyDraft);
  keepWords(storage, 'jonas', 't', emptyDraft);
  expect(storage.items.size).toBe(0);
});

test('what cannot be read is none, and a storage that is full stops nobody', () => {
  const storage = memory();
  keepWords(storage, 'jonas', 't', draft);
  for (const broken of ['{', '"text"', 'null', '{"words":1,"chosen":"x"}']) {
    storage.items.set([...storage.items.keys()][0]!, broken);
    expect(loadWords(storage, 'jonas', 't')).toEqual(emptyDraft);
  }
  const full = {
    ...storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => keepWords(full, 'jonas', 't', draft)).not.toThrow();
});
