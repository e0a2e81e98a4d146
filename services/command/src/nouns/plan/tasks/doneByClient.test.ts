import { noAnswers, type Actor, type Task, type TaskAnswers } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../../../decisions/testing/given.ts';
import { task } from '../testing/samples.ts';
import { doneByClient } from './doneByClient.ts';

const team: Actor = { kind: 'user', accountId: 'olga', party: 'team' };
const ofClient: Actor[] = [
  { kind: 'clientUser', accountId: 'anna', clientId: 'c' },
  { kind: 'guest', linkId: 'l', guestId: 'gil' },
];
const booking = { by: 'person', ref: null, start: null, end: null, place: null } as const;
const page = { type: 'schedule', provider: 'CALENDLY', link: 'https://calendly.com/a' } as const;
const form = { type: 'form', formId: 'f', version: 1, name: 'F' } as const;
const sent: TaskAnswers = { ...noAnswers, life: 'sent' };
const says = (change: Partial<Task>, actor: Actor, answers: TaskAnswers = noAnswers) =>
  doneByClient(task('t', change), actor, answers);

describe.each(ofClient)('a $kind says that a task is done', (actor) => {
  test('of a simple one, one that was booked, and a form that was sent', () => {
    expect(() => says({}, actor)).not.toThrow();
    expect(() => says({ content: page, booking }, actor)).not.toThrow();
    expect(() => says({ content: form }, actor, sent)).not.toThrow();
  });
  test('is refused of a booking without a time', () =>
    expectRefusal(() => says({ content: page }, actor), 'conflict', 'not-booked', 'status'));
  test('is refused of a form that was not sent, was taken back, or is to be changed', () => {
    for (const answers of [
      noAnswers,
      { ...sent, life: 'withdrawn' },
      { ...sent, asked: new Set(['q']) },
    ] as const)
      expectRefusal(
        () => says({ content: form }, actor, answers),
        'conflict',
        'answers-not-sent',
        'status',
      );
  });
  test('is refused of what waits for its booking page or its form', () => {
    for (const content of [
      { ...page, link: '' },
      { ...form, formId: '', version: 0 },
    ])
      expectRefusal(() => says({ content }, actor), 'conflict', 'task-held', 'status');
  });
  test('changes nothing of what is done already', () =>
    expect(() => says({ content: page, status: 'DONE' }, actor)).not.toThrow());
});

test('the team may say so of each: it may have been told by telephone', () => {
  for (const content of [page, form, { ...page, link: '' }])
    expect(() => says({ content }, team)).not.toThrow();
});
