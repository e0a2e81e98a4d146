import { expect, test } from 'vitest';
import type { MessageRow } from '../../base/api/reads.ts';
import { act } from '../../base/api/commands.ts';
import type { Act } from '../../base/api/commands.ts';
import { asItWillRead, chosenAndWords } from './talkMessage.ts';

const at = (minute: number) => `2026-11-20T09:${String(minute).padStart(2, '0')}:00.000Z`;
const row = (id: string, minute: number, others: Partial<MessageRow> = {}): MessageRow => ({
  ...{
    id,
    planId: 'p',
    taskId: 't',
    moduleId: 'm',
    at: at(minute),
    authorId: 'dana',
    text: id,
    erased: false,
    erasedAt: null,
  },
  ...{
    mentions: [],
    versions: [],
    files: [],
    editedAt: null,
    deletedAt: null,
    seenBy: [],
    kind: 'message',
    state: 'shown',
  },
  ...{ side: 'seller', via: 'app', rest: null, senderName: null },
  ...others,
});
const rows = [row('asked', 1, { authorId: 'jonas' }), row('answered', 2)];
const ofTask = { processId: 'p', taskId: 't' };
const going = (made: Act, minute = 9) => ({ ...made, at: at(minute) });

test('what is said stands in its place at once, and once, whether it was read back or not', () => {
  const one = going(act('SendMessage', { ...ofTask, messageId: 'new', text: 'Thanks' }));
  expect(asItWillRead(rows, [one], 'jonas').at(-1)).toMatchObject({
    id: 'new',
    text: 'Thanks',
    authorId: 'jonas',
    at: at(9),
    going: one,
  });
  expect(asItWillRead([...rows, row('new', 9)], [one], 'jonas')).toHaveLength(3);
});

test('what is edited, deleted or given as a reason reads so at once', () => {
  const edit = going(act('EditMessage', { ...ofTask, messageId: 'asked', text: 'Asked again' }));
  const remove = going(act('DeleteMessage', { ...ofTask, messageId: 'asked' }));
  const plan = { kind: 'process', id: 'p' } as const;
  const stuck = going(
    act('SetTaskStatus', { plan, taskId: 't', status: 'STUCKED', reason: 'No date' }),
  );
  expect(asItWillRead(rows, [edit], 'jonas')[0]).toMatchObject({
    text: 'Asked again',
    editedAt: at(9),
  });
  expect(asItWillRead(rows, [edit, remove], 'jonas')[0]).toMatchObject({
    text: '',
    deletedAt: at(9),
  });
  expect(asItWillRead(rows, [stuck], 'jonas').at(-1)).toMatchObject({
    kind: 'stuck',
    text: 'No date',
  });
  const done = going(act('SetTaskStatus', { plan, taskId: 't', status: 'DONE' }));
  expect(asItWillRead(rows, [done], 'jonas')).toEqual(rows);
});

test.each([
  ['I am waiting for somebody else: no date', 'I am waiting for somebody else', 'no date'],
  ['I am waiting for somebody else', 'I am waiting for somebody else', ''],
  ['I am waiting for somebody elsewhere', undefined, 'I am waiting for somebody elsewhere'],
  ['', undefined, ''],
])('the reason %j', (reason, chosen, words) => {
  expect(chosenAndWords(reason, ['I am waiting for somebody else'])).toEqual({ chosen, words });
});
