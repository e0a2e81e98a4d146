import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { shownMeanwhile, showAtOnce, withoutGoing, withShown } from './shownAtOnce.ts';

const rows = [
  { id: 'a', status: 'TODO' },
  { id: 'b', status: 'TODO' },
];
const done = { resource: 'tasks', id: 'b', fields: { status: 'DONE' } } as const;
const gone = { resource: 'tasks', id: 'b', gone: true } as const;

describe('a change is made in every shape in which rows are cached', () => {
  test('a list with its total, a list of pages, plain rows, one row', () => {
    const after = [rows[0], { id: 'b', status: 'DONE' }];
    expect(withShown({ data: rows, total: 2 }, done)).toEqual({ data: after, total: 2 });
    expect(withShown({ pages: [{ data: rows }], pageParams: [1] }, done)).toEqual({
      pages: [{ data: after }],
      pageParams: [1],
    });
    expect(withShown(rows, done)).toEqual(after);
    expect(withShown(rows[1], done)).toEqual(after[1]);
  });
  test('a deleted row leaves the lists and lowers their total; on its own it stays', () => {
    expect(withShown({ data: rows, total: 7 }, gone)).toEqual({ data: [rows[0]], total: 6 });
    expect(withShown(rows[1], gone)).toBe(rows[1]);
  });
  test('what does not hold the row keeps its identity, so that nothing is drawn anew', () => {
    const other = { ...done, id: 'z' };
    for (const data of [
      { data: rows, total: 2 },
      { pages: [{ data: rows }] },
      rows,
      rows[0],
      undefined,
      null,
      'text',
    ])
      expect(withShown(data, other)).toBe(data);
  });
});

test('it is shown in the cached reads of its resource alone', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['tasks', 'getList'], { data: rows, total: 2 });
  queryClient.setQueryData(['modules', 'getList'], { data: rows, total: 2 });
  await showAtOnce(queryClient, done);
  expect(queryClient.getQueryData(['tasks', 'getList'])).toMatchObject({
    data: [{ status: 'TODO' }, { status: 'DONE' }],
  });
  expect(queryClient.getQueryData(['modules', 'getList'])).toMatchObject({ data: rows });
  queryClient.clear();
});

describe('while a change is carried out', () => {
  const shownRows = (queryClient: QueryClient) =>
    queryClient.getQueryData<{ data: unknown }>(['tasks', 'getList'])?.data;
  const cached = () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(['tasks', 'getList'], { data: rows, total: 2 });
    return queryClient;
  };

  test('it is shown already, and stays where it goes through', async () => {
    const queryClient = cached();
    const answer = await shownMeanwhile(queryClient, gone, () => {
      expect(shownRows(queryClient)).toEqual([rows[0]]);
      return Promise.resolve('stored');
    });
    expect(answer).toBe('stored');
    expect(queryClient.getQueryState(['tasks', 'getList'])?.isInvalidated).toBe(false);
    queryClient.clear();
  });

  test('what is on its way out is in no list that is read meanwhile, and is again where that is refused', async () => {
    const answer = { data: rows, total: 7 };
    const queryClient = cached();
    const refused = shownMeanwhile(queryClient, gone, () => {
      expect(withoutGoing('tasks', answer)).toEqual({ data: [rows[0]], total: 6 });
      expect(withoutGoing('modules', answer)).toBe(answer);
      return Promise.reject(new Error('refused'));
    });
    await expect(refused).rejects.toThrow('refused');
    expect(withoutGoing('tasks', answer)).toBe(answer);
    await shownMeanwhile(queryClient, done, async () =>
      expect(withoutGoing('tasks', answer)).toBe(answer),
    );
    queryClient.clear();
  });

  test('where it is refused, what is shown is read again, and the refusal is told', async () => {
    const queryClient = cached();
    const refused = shownMeanwhile(queryClient, done, () => Promise.reject(new Error('refused')));
    await expect(refused).rejects.toThrow('refused');
    expect(queryClient.getQueryState(['tasks', 'getList'])?.isInvalidated).toBe(true);
    queryClient.clear();
  });
});
