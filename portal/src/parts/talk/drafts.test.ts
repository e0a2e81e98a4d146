import { expect, test } from 'vitest';
import { keptTalk } from './drafts.ts';

test('a draft is its author’s, of one task, until it is sent', () => {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  keptTalk(storage, 'jonas', 't').keep('Is it');
  expect([...items.keys()]).toEqual(['waymark.draft.jonas.talk/t']);
  expect(keptTalk(storage, 'jonas', 't').load()).toBe('Is it');
  expect(keptTalk(storage, 'noor', 't').load()).toBeNull();
  expect(keptTalk(storage, 'jonas', 'u').load()).toBeNull();
  keptTalk(storage, 'jonas', 't').keep(' ');
  expect(items.size).toBe(0);
});
