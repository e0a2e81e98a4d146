import { describe, test } from 'vitest';
import type { Command } from '@waymark/api';
import type { ProcessEvent } from '@waymark/events';
import { copied, module, processOf, task } from '../plan/testing/samples.ts';
import { rateProcess } from './rate.ts';

const plan = (status: 'TODO' | 'DONE', last: 'ACTIVE' | 'PENDING' = 'ACTIVE') =>
  copied({
    modules: [
      module('m', { status: 'ACTIVE' }, [{ task: task('t', { status }), weight: 1 }]),
      module('n', { status: last, audience: 'INTERN' }),
    ],
  });
const sealed = (words: string) => ({ accountId: 'leila', words });
const rated = (from: number | null, to: number, words: string | null): ProcessEvent => ({
  type: 'ProcessRated',
  data: {
    ...{ processId: 'p', accountId: 'leila', from, to },
    words: words === null ? null : sealed(words),
  },
});
const rates = (rating: number, words = ''): Command<'RateProcess'> => ({
  processId: 'p',
  rating,
  words,
});
const nothing = { was: null, kept: null };

describe('a user of the client', () => {
  test('says how the way was, with words or without', () => {
    const over = processOf(plan('DONE'));
    over.when(rateProcess, rates(4), 'leila', nothing).then(rated(null, 4, null));
    processOf(plan('DONE'))
      .when(rateProcess, rates(2, 'One date'), 'leila', { was: null, kept: sealed('v1.x') })
      .then(rated(null, 2, 'v1.x'));
  });
  test('says it anew, and another one of the client beside them', () => {
    processOf(plan('DONE'), rated(null, 2, 'v1.x'))
      .when(rateProcess, rates(5), 'leila', { was: 'One date', kept: null })
      .then(rated(2, 5, null));
    processOf(plan('DONE'), rated(null, 2, null))
      .when(rateProcess, rates(3), 'omar', nothing)
      .then({
        type: 'ProcessRated',
        data: { processId: 'p', accountId: 'omar', from: null, to: 3, words: null },
      });
  });
  test('changes the words alone', () =>
    processOf(plan('DONE'), rated(null, 2, null))
      .when(rateProcess, rates(2, 'One date'), 'leila', { was: null, kept: sealed('v1.x') })
      .then(rated(2, 2, 'v1.x')));
  test('changes nothing by saying the same again', () =>
    processOf(plan('DONE'), rated(null, 2, 'v1.x'))
      .when(rateProcess, rates(2, 'One date'), 'leila', { was: 'One date', kept: sealed('v1.y') })
      .nothing());
  test('waits until nothing of anybody is left', () => {
    for (const before of [plan('TODO'), plan('DONE', 'PENDING')])
      processOf(before)
        .when(rateProcess, rates(4), 'leila', nothing)
        .refused('conflict', 'not-over');
  });
  test('rates no execution that was deleted', () =>
    processOf(plan('DONE'), { type: 'ProcessDeleted', data: { processId: 'p', name: 'P' } })
      .when(rateProcess, rates(4), 'leila', nothing)
      .refused('notFound', 'execution-not-found'));
});
