import { isShownToClients } from '@waymark/api';
import { expect, test } from 'vitest';
import type { AskRows } from '../../reading/readAs.ts';
import { readList, readOne, type ListRequest } from './list.ts';
import { executions } from '../plans/overviewQuery.ts';
import { readTotals } from './totals.ts';

/** A filter of processes that only the team can ask by. */
const inside = Object.entries(executions.filters).find(([field, { looksAt = [field] }]) =>
  looksAt.some(
    (column) => column in executions.row.shape && !isShownToClients('executions', column),
  ),
)?.[0];
const filter = { [inside ?? '']: 'x' };
const request: ListRequest = {
  filter,
  sort: executions.defaultSort,
  range: [0, 9],
  language: 'en',
};

/** Keeps what it is asked, and finds nothing. */
function asking(party: 'team' | 'client') {
  const asked: string[] = [];
  const ask: AskRows = ({ query }) => {
    asked.push(query.sql);
    return Promise.resolve({ rows: [], party });
  };
  return { ask, asked };
}

const reads: [string, string, (ask: AskRows) => Promise<unknown>][] = [
  ['a list', `filter.${inside}`, (ask) => readList(ask, executions, request)],
  ['a row', `filter.${inside}`, (ask) => readOne(ask, executions, 'e', request)],
  [
    'totals',
    `filters[1].${inside}`,
    (ask) => readTotals(ask, executions, [{ filter: {}, language: 'en' }, request]),
  ],
];

test.each(reads)(
  '%s: a client is refused what only the team can ask before any table is read',
  async (_, field, read) => {
    const { ask, asked } = asking('client');
    await expect(read(ask)).rejects.toMatchObject({ status: 422, field });
    expect(asked.map((query) => query.trim())).toEqual(['SELECT WHERE false']);
  },
);

test.each(reads)('%s: the team is answered', async (_, __, read) => {
  const { ask, asked } = asking('team');
  await read(ask).catch(() => undefined);
  expect(asked).toHaveLength(2);
});

test('what clients can ask by costs one question', async () => {
  const { ask, asked } = asking('client');
  await readOne(ask, executions, 'e', { filter: {}, language: 'en' });
  expect(asked).toHaveLength(1);
});
