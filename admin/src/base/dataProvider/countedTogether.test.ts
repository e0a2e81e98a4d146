import { ServerRefused } from '@waymark/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { countedTogether } from './countedTogether.ts';
import { onlyCounted } from './onlyCounted.ts';

type Filter = { readonly id?: number; readonly q?: string };
const list = vi.fn(async (_resource: string, { filter }: { filter?: Filter }) => ({
  data: [{ id: 'row' }],
  total: 100 + (filter?.id ?? 0),
}));
const count = vi.fn(async (_resource: string, filters: readonly unknown[]) =>
  filters.map((one) => (one as Filter).id!),
);
const getList = countedTogether(list, count);
const counted = (resource: string, filter: Filter) =>
  getList(resource, { filter, pagination: onlyCounted });

beforeEach(() => {
  vi.clearAllMocks();
});

test('totals that are asked for in one go are one question for each resource', async () => {
  const answers = Promise.all([
    counted('tasks', { id: 1 }),
    counted('executions', { id: 2 }),
    Promise.resolve().then(() => counted('tasks', { id: 3 })),
  ]);
  expect((await answers).map(({ data, total }) => [data, total])).toEqual([
    [[], 1],
    [[], 2],
    [[], 3],
  ]);
  expect(count.mock.calls).toEqual([
    ['tasks', [{ id: 1 }, { id: 3 }]],
    ['executions', [{ id: 2 }]],
  ]);
  await counted('tasks', { id: 4 });
  expect(count).toHaveBeenLastCalledWith('tasks', [{ id: 4 }]);
  expect(list).not.toHaveBeenCalled();
});

test('a list is read as before', async () => {
  const params = { filter: { id: 1 }, pagination: { page: 1, perPage: 25 } };
  expect(await getList('tasks', params)).toEqual({ data: [{ id: 'row' }], total: 101 });
  expect(list).toHaveBeenCalledWith('tasks', params);
  expect(count).not.toHaveBeenCalled();
});

test('what is too long for one address, or too much for one question, is asked in parts', async () => {
  const long = Array.from({ length: 5 }, (_, id) => counted('tasks', { id, q: 'ä'.repeat(200) }));
  expect((await Promise.all(long)).map(({ total }) => total)).toEqual([0, 1, 2, 3, 4]);
  const lengths = () => count.mock.calls.map(([, filters]) => filters.length);
  expect(lengths()).toEqual([3, 2]);
  count.mockClear();
  await Promise.all(Array.from({ length: 60 }, (_, id) => counted('tasks', { id })));
  expect(lengths()).toEqual([50, 10]);
});

const problem = {
  type: 'about:blank',
  title: 'No',
  status: 422,
  code: 'invalid-input',
  detail: 'No.',
};

test('a filter that is no good takes no other with it', async () => {
  count.mockRejectedValueOnce(new ServerRefused(problem));
  list.mockRejectedValueOnce(new ServerRefused(problem));
  const [bad, good] = [counted('tasks', { id: 1 }), counted('tasks', { id: 2 })];
  await expect(bad).rejects.toThrow('No.');
  expect((await good).total).toBe(102);
});

test('what fails otherwise fails for all, and nobody asks once more', async () => {
  count.mockRejectedValueOnce(new ServerRefused({ ...problem, status: 503 }));
  const both = [counted('tasks', { id: 1 }), counted('tasks', { id: 2 })];
  for (const one of both) await expect(one).rejects.toMatchObject({ status: 503 });
  expect(list).not.toHaveBeenCalled();
});
