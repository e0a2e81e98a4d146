import { expect, test } from 'vitest';
import { draftOf, keepDraft } from './drafts.ts';

function memory() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

test('a draft is its author’s, of one task, until it is sent', () => {
  const storage = memory();
  keepDraft(storage, 'jonas', 't', 'Is it');
  expect(draftOf(storage, 'jonas', 't')).toBe('Is it');
  expect(draftOf(storage, 'noor', 't')).toBe('');
  expect(draftOf(storage, 'jonas', 'u')).toBe('');
  keepDraft(storage, 'jonas', 't', ' ');
  expect(storage.items.size).toBe(0);
});

test('a storage that is full or forbidden stops nobody', () => {
  const no = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  const closed = { getItem: no, setItem: no, removeItem: no };
  expect(() => keepDraft(closed, 'jonas', 't', 'Is it')).not.toThrow();
  expect(draftOf(closed, 'jonas', 't')).toBe('');
});
