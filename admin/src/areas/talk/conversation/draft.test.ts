import { expect, test } from 'vitest';
import { keptDraft } from './draft.ts';
import { memoryStore } from './testing/memoryStore.ts';

test('a draft is its author’s, of its conversation, and stays what it was: a note is no reply', () => {
  const store = memoryStore();
  const draft = (who: string, of: string) => keptDraft(store, who, of);
  draft('dana', 'p_t').keep({ kind: 'note', text: 'Ask Mikkel' });
  expect(draft('dana', 'p_t').load()).toEqual({ kind: 'note', text: 'Ask Mikkel' });
  expect([draft('dana', 'p_u').load(), draft('mikkel', 'p_t').load()]).toEqual([null, null]);
});

test('what is unreadable is none', () => {
  const store = memoryStore();
  store.setItem('waymark.draft.dana.talk.p_t', '{"kind":"shout","text":"x"}');
  expect(keptDraft(store, 'dana', 'p_t').load()).toBeNull();
});
