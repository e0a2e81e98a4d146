import { expect, test } from 'vitest';
import { draftIn, keepDraft } from './draft.ts';
import { memoryStore } from './testing/memoryStore.ts';

test('a draft is its author’s, of its conversation, and stays what it was: a note is no reply', () => {
  const store = memoryStore();
  keepDraft(store, 'dana', 'p_t', { kind: 'note', text: 'Ask Mikkel' });
  expect(draftIn(store, 'dana', 'p_t')).toEqual({ kind: 'note', text: 'Ask Mikkel' });
  expect([draftIn(store, 'dana', 'p_u'), draftIn(store, 'mikkel', 'p_t')]).toEqual([null, null]);
});

test('an empty draft is none, and what is unreadable is none', () => {
  const store = memoryStore();
  keepDraft(store, 'dana', 'p_t', { kind: 'message', text: 'Hello' });
  keepDraft(store, 'dana', 'p_t', { kind: 'message', text: '' });
  expect([store.length, draftIn(store, 'dana', 'p_t')]).toEqual([0, null]);
  store.setItem('waymark.draft.dana.talk.p_t', '{"kind":"shout","text":"x"}');
  expect(draftIn(store, 'dana', 'p_t')).toBeNull();
});
