import { expect, test } from 'vitest';
import { listInBatches, manyInBatches } from './inBatches.ts';

const stored = Array.from({ length: 1203 }, (_, id) => ({ id }));
const asked: number[] = [];
/** A service that gives 500 rows at once, as ours does. */
const getList = listInBatches(
  async (_resource, { pagination: { page = 1, perPage = 10 } = {} }) => {
    expect(perPage).toBeLessThanOrEqual(500);
    asked.push(page);
    return { data: stored.slice((page - 1) * perPage, page * perPage), total: stored.length };
  },
);

test('an export of all rows is read in parts, in their order', async () => {
  asked.length = 0;
  const { data, total } = await getList('executions', {
    pagination: { page: 1, perPage: 100_000 },
  });
  expect(data).toEqual(stored);
  expect([total, asked]).toEqual([1203, [1, 2, 3]]);
});

test('no more than was asked for', async () =>
  expect(
    (await getList('executions', { pagination: { page: 1, perPage: 600 } })).data,
  ).toHaveLength(600));

test('a page is one read', async () => {
  asked.length = 0;
  expect((await getList('executions', { pagination: { page: 2, perPage: 100 } })).data[0]).toEqual({
    id: 100,
  });
  expect(asked).toEqual([2]);
});

test('the rows of many ids are read by hundreds', async () => {
  const lengths: number[] = [];
  const getMany = manyInBatches(async (_resource, { ids }) => {
    lengths.push(ids.length);
    return { data: ids.map((id) => ({ id })) };
  });
  const ids = stored.slice(0, 250).map(({ id }) => id);
  expect((await getMany('executions', { ids })).data).toEqual(stored.slice(0, 250));
  expect(lengths).toEqual([100, 100, 50]);
});
