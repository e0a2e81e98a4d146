import type { ResourceName } from '@waymark/api';
import type { QueryClient } from '@tanstack/react-query';

/** What a change does to one row, so that the page shows it before the server has answered (PRODUCT 9.6). */
export type Shown = { resource: ResourceName; id: string } & (
  | { fields: Readonly<Record<string, unknown>> }
  | { gone: true }
);

type Row = { id: unknown };

/** Cached data with the change made; the very same data where the row is not in it. A row on its own is never taken away. */
export function withShown(data: unknown, shown: Shown): unknown {
  if (Array.isArray(data)) return inRows(data, shown);
  if (!isObject(data)) return data;
  if (Array.isArray(data.pages))
    return replaced(
      data,
      'pages',
      inList(data.pages, (page) => withShown(page, shown)),
    );
  if (Array.isArray(data.data)) return inAnswer(data, data.data, shown);
  return data.id === shown.id && 'fields' in shown
    ? { ...data, ...shown.fields }
    : data;
}

/** Shows a change in everything that is cached. Reads under way are let go: they would bring the old rows back. */
export async function showAtOnce(
  queryClient: QueryClient,
  shown: Shown,
): Promise<void> {
  const holding = {
    predicate: ({
      queryKey,
      state,
    }: {
      queryKey: readonly unknown[];
      state: { data: unknown };
    }) => queryKey[0] === shown.resource && state.data !== undefined,
  };
  await queryClient.cancelQueries(holding);
  queryClient.setQueriesData(holding, (data: unknown) =>
    withShown(data, shown),
  );
}

/** Shows a change while `work` carries it out; where that fails, all of its resource is read again. @throws what `work` throws */
export async function shownMeanwhile<Result>(
  queryClient: QueryClient,
  shown: Shown,
  work: () => Promise<Result>,
): Promise<Result> {
  await showAtOnce(queryClient, shown);
  try {
    return await work();
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey: [shown.resource] });
    throw error;
  }
}

function inAnswer(
  answer: Record<string, unknown>,
  before: unknown[],
  shown: Shown,
): unknown {
  const rows = inRows(before, shown);
  if (rows === before) return answer;
  const fewer = before.length - rows.length;
  return {
    ...answer,
    data: rows,
    ...(typeof answer.total === 'number' && { total: answer.total - fewer }),
  };
}

function inRows(rows: unknown[], shown: Shown): unknown[] {
  if (!rows.some((row) => isRow(row) && row.id === shown.id)) return rows;
  if ('gone' in shown)
    return rows.filter((row) => !isRow(row) || row.id !== shown.id);
  return rows.map((row) =>
    isRow(row) && row.id === shown.id ? { ...row, ...shown.fields } : row,
  );
}

function inList(
  items: unknown[],
  change: (item: unknown) => unknown,
): unknown[] {
  const next = items.map(change);
  return next.every((item, index) => item === items[index]) ? items : next;
}

const replaced = (
  whole: Record<string, unknown>,
  key: string,
  value: unknown,
) => (whole[key] === value ? whole : { ...whole, [key]: value });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isRow = (value: unknown): value is Row =>
  isObject(value) && 'id' in value;
