import type { ResourceName } from '@waymark/api';
import type { QueryClient } from '@tanstack/react-query';

/**
 * The effect of a change on one row, so that the page shows it before the server has answered
 * (PRODUCT 9.6).
 */
export type RowChange = { resource: ResourceName; id: string } & (
  | { fields: Readonly<Record<string, unknown>> }
  | { gone: true }
);

type Row = { id: unknown };

/**
 * Cached data with the change made; the very same data where the row is not in it. A row on its own
 * is never taken away.
 */
export function withShown(data: unknown, shown: RowChange): unknown {
  if (Array.isArray(data)) return inRows(data, shown);
  if (!isObject(data)) return data;
  if (Array.isArray(data.pages))
    return replaced(
      data,
      'pages',
      inList(data.pages, (page) => withShown(page, shown)),
    );
  if (Array.isArray(data.data)) return inAnswer(data, data.data, shown);
  return data.id === shown.id && 'fields' in shown ? { ...data, ...shown.fields } : data;
}

/**
 * Shows a change in everything that is cached. Reads under way are let go: they would bring the old
 * rows back.
 */
export async function showAtOnce(queryClient: QueryClient, shown: RowChange): Promise<void> {
  const holding = {
    predicate: ({ queryKey, state }: { queryKey: readonly unknown[]; state: { data: unknown } }) =>
      queryKey[0] === shown.resource && state.data !== undefined,
  };
  await queryClient.cancelQueries(holding);
  queryClient.setQueriesData(holding, (data: unknown) => withShown(data, shown));
}

/** Keys of rows that are being deleted: a page that reads one meanwhile does not show it again. */
const going = new Set<string>();
const nameOf = (resource: string, id: unknown) => `${resource}/${String(id)}`;

/** A list as it will be once what is on its way out is gone. */
export function withoutGoing<Answer extends { data: readonly Row[]; total?: number | undefined }>(
  resource: string,
  answer: Answer,
): Answer {
  if (going.size === 0) return answer;
  const data = answer.data.filter(({ id }) => !going.has(nameOf(resource, id)));
  const fewer = answer.data.length - data.length;
  return fewer === 0
    ? answer
    : { ...answer, data, ...(answer.total !== undefined && { total: answer.total - fewer }) };
}

/**
 * Shows a change while `work` carries it out; where that fails, all of its resource is read again.
 * @throws what `work` throws
 */
export async function shownMeanwhile<Result>(
  queryClient: QueryClient,
  shown: RowChange,
  work: () => Promise<Result>,
): Promise<Result> {
  const name = nameOf(shown.resource, shown.id);
  if ('gone' in shown) going.add(name);
  await showAtOnce(queryClient, shown);
  try {
    return await work();
  } catch (error) {
    // What is read again is the row that stays.
    going.delete(name);
    void queryClient.invalidateQueries({ queryKey: [shown.resource] });
    throw error;
  } finally {
    going.delete(name);
  }
}

function inAnswer(answer: Record<string, unknown>, before: unknown[], shown: RowChange): unknown {
  const rows = inRows(before, shown);
  if (rows === before) return answer;
  const fewer = before.length - rows.length;
  return {
    ...answer,
    data: rows,
    ...(typeof answer.total === 'number' && { total: answer.total - fewer }),
  };
}

function inRows(rows: unknown[], shown: RowChange): unknown[] {
  if (!rows.some((row) => isRow(row) && row.id === shown.id)) return rows;
  if ('gone' in shown) return rows.filter((row) => !isRow(row) || row.id !== shown.id);
  return rows.map((row) => (isRow(row) && row.id === shown.id ? { ...row, ...shown.fields } : row));
}

function inList(items: unknown[], change: (item: unknown) => unknown): unknown[] {
  const next = items.map(change);
  return next.every((item, index) => item === items[index]) ? items : next;
}

const replaced = (whole: Record<string, unknown>, key: string, value: unknown) =>
  whole[key] === value ? whole : { ...whole, [key]: value };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isRow = (value: unknown): value is Row => isObject(value) && 'id' in value;
