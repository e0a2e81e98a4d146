import type { MailingRow } from '@waymark/api';
import { expect, test } from 'vitest';
import { reasonOf, stateOf, tasksOf, titleOf } from './sayMail.ts';
import { textsNow } from '../../../base/texts/index.ts';

const t = textsNow();
const task = (headline: string | null, because: MailingRow['about'][number]['because'] = null) => ({
  ...{ taskId: headline, headline, kind: 'turn' as const, because },
});
const row: MailingRow = {
  ...{
    id: 'm',
    planId: 'p',
    accountId: 'a',
    state: 'sent',
    waitsFor: null,
    form: 'digest',
    why: 'daily',
  },
  ...{
    about: [task('Sign.')],
    inMail: null,
    reason: null,
    subject: 'Monday: 1 for you',
    erased: false,
    expired: false,
    at: '',
  },
};
const news: MailingRow = {
  ...row,
  form: null,
  why: null,
  subject: null,
  state: 'waits',
  waitsFor: 'weekly',
};

test('a mail goes by its subject, news by its kind, and what was erased by what it was', () => {
  expect([row, news, { ...row, subject: null }].map((each) => titleOf(t, each))).toEqual([
    ...['Monday: 1 for you', 'Their turn', 'Digest'],
  ]);
});

test('why it came is said with why it came then', () => {
  expect(reasonOf(t, { ...row, form: 'talk', why: 'atOnce', about: [task('Sign', 'named')] })).toBe(
    'Message, at once, they were mentioned',
  );
  expect(reasonOf(t, news)).toBe('');
});

test('two tasks are named, once each, and of the others is said how many there are', () => {
  expect(
    tasksOf(t, {
      ...row,
      about: [task('Sign.'), task('Sign.'), task('Pay'), task('Go'), task(null)],
    }),
  ).toBe('Sign, Pay and 2 more');
  expect(tasksOf(t, { ...row, about: [task(null)] })).toBe('Everything they have to do');
});

test('what became of it says what it waits for, and what a mail server said', () => {
  expect(stateOf(t, news)).toEqual({ word: 'Waits', more: 'for the weekly e-mail' });
  expect(stateOf(t, { ...row, state: 'refused', reason: 'EENVELOPE 550' })).toEqual({
    ...{ word: 'Rejected', more: 'the e-mail server said EENVELOPE 550' },
  });
  expect(stateOf(t, row)).toEqual({ word: 'Sent', more: '' });
});
