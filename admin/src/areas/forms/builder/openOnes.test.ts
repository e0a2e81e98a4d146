import type { AnswerDraft, AnswersRow, FormVersionRow, TaskRow } from '@waymark/api';
import { fieldOf } from '@waymark/events/testing';
import { expect, test } from 'vitest';
import { lostOf, openOnes } from './openOnes.ts';

const asks = (version: number, status: TaskRow['status'] = 'TODO') =>
  ({
    id: `t${version}`,
    status,
    content: { type: 'form', formId: 'f', version, name: 'F' },
  }) as TaskRow;
const simple = { status: 'TODO', content: { type: 'simple', action: null } } as TaskRow;
const [a, b] = [
  fieldOf('shortText', 'a', { label: 'Alpha' }),
  fieldOf('shortText', 'b', { label: 'Beta' }),
];
const versions = [{ version: 1, definition: { intro: '', fields: [a, b] } }] as FormVersionRow[];
const newest = { intro: '', fields: [fieldOf('number', 'b', { label: 'Beta' })] };
const nothing = { versions, sent: undefined, draft: null };

test('open ones that ask for an older version may ask for the newest', () =>
  expect(openOnes([asks(1), asks(2), asks(1, 'DONE'), asks(1, 'STUCKED'), simple], 2)).toEqual([
    asks(1),
    asks(1, 'STUCKED'),
  ]));

test('what would be lost, of what was sent and of what was written since', () => {
  expect(lostOf(asks(1), newest, nothing).lost).toEqual([]);
  const sent = { given: { a: { value: 'A' }, b: { value: null } } } as unknown as AnswersRow;
  expect(lostOf(asks(1), newest, { ...nothing, sent }).lost).toEqual(['Alpha']);
  const draft = { fields: { a: { value: null }, b: { value: 'words' } } } as unknown as AnswerDraft;
  expect(lostOf(asks(1), newest, { ...nothing, draft }).lost).toEqual(['Beta']);
  expect(lostOf(asks(1), newest, { ...nothing, sent, draft }).lost).toEqual(['Beta']);
  expect(lostOf(asks(9), newest, { ...nothing, sent }).lost).toEqual([]);
});
