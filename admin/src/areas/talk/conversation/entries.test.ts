import type { MessageRow, NoteRow } from '@waymark/api';
import { expect, test } from 'vitest';
import { entriesOf, lastAnswer, lastSeenBy, linesIn, stuckWords } from './entries.ts';
import { messageOf, noteOf } from './testing/rows.ts';

const at = (minute: number) => `2026-11-21T08:0${minute}:00.000Z`;
const ids = (messages: MessageRow[], notes: NoteRow[]) =>
  entriesOf(messages, notes).map(({ row }) => row.id);

test('messages and notes stand in one list, as they were received', () => {
  const messages = [messageOf({ id: 'a', at: at(1) }), messageOf({ id: 'c', at: at(3) })];
  expect(ids(messages, [noteOf({ id: 'b', at: at(2) }), noteOf({ id: 'd', at: at(4) })])).toEqual([
    'a',
    'b',
    'c',
    'd',
  ]);
});

test('each who has seen it stands at the last that they have seen, the reader nowhere', () => {
  const seen = (accountId: string, minute: number) => ({ accountId, at: at(minute) });
  const entries = entriesOf(
    [
      messageOf({
        id: 'a',
        at: at(1),
        seenBy: [seen('jonas', 2), seen('dana', 2), seen('priya', 2)],
      }),
      messageOf({ id: 'b', at: at(3), seenBy: [seen('priya', 5)] }),
    ],
    [],
  );
  expect([...lastSeenBy(entries, 'dana')]).toEqual([
    ['a', [seen('jonas', 2)]],
    ['b', [seen('priya', 5)]],
  ]);
});

test('of a reason the choice is the head, own words are words', () => {
  expect(stuckWords('I need access or rights: no admin left')).toEqual({
    head: 'I need access or rights',
    words: 'no admin left',
  });
  expect(stuckWords('No date yet')).toEqual({ head: '', words: 'No date yet' });
});

test('empty lines are not counted as quoted', () => expect(linesIn('> a\n\n> b\n')).toBe(2));

test('a colleague’s last answer is theirs, to the client, and still there', () => {
  const theirs = { authorId: 'mikkel', side: 'seller' } as const;
  const entries = entriesOf(
    [
      messageOf({ id: 'asked', at: at(1) }),
      messageOf({ id: 'answer', at: at(2), ...theirs }),
      messageOf({ id: 'own', at: at(3), ...theirs, authorId: 'dana' }),
      messageOf({ id: 'gone', at: at(4), ...theirs, deletedAt: at(5) }),
    ],
    [noteOf({ id: 'note', at: at(6), authorId: 'mikkel' })],
  );
  expect(lastAnswer(entries, 'dana')?.id).toBe('answer');
  expect(lastAnswer(entries.slice(0, 1), 'dana')).toBeNull();
});
