import type { English } from '../../../base/texts/index.ts';

/** A column of the executions: its name in the address, its head, and what it is sorted by. */
export type ExecutionColumn = {
  readonly id: string;
  readonly head: keyof English['executionColumns'];
  readonly source: string;
  /** It is there from the beginning. */
  readonly shown: boolean;
};

/**
 * In their order (PRODUCT 8.1): those that are there, as wide as a page of 1440 allows, then those
 * that can be added. The first, the row's link, is always there.
 */
export const columns = [
  { id: 'client', head: 'clientAndProject', source: 'clientName', shown: true },
  { id: 'process', head: 'process', source: 'name', shown: true },
  { id: 'status', head: 'statusAndProgress', source: 'status', shown: true },
  { id: 'turn', head: 'turn', source: 'turn', shown: true },
  { id: 'owner', head: 'owner', source: 'owner', shown: false },
  { id: 'overdue', head: 'overdue', source: 'overdue', shown: false },
  { id: 'updated', head: 'updated', source: 'updatedAt', shown: false },
  { id: 'dates', head: 'dates', source: 'start', shown: false },
  { id: 'created', head: 'created', source: 'createdAt', shown: false },
  { id: 'actions', head: 'next', source: 'actions', shown: true },
] as const satisfies readonly ExecutionColumn[];
export type ColumnId = (typeof columns)[number]['id'];

/** What react-admin keeps of the columns of a table. */
export type ChosenColumns = {
  /** Sources of those that are hidden. */
  readonly hidden: readonly string[];
  /** Places in the table's order, in the order in which they are shown. */
  readonly ranks: readonly number[];
};

export const usual: ChosenColumns = {
  hidden: columns.flatMap(({ shown, source }) => (shown ? [] : [source])),
  ranks: columns.map((_, place) => place),
};

/**
 * The text of the address for what is chosen: `client,status`; null for the usual columns, which
 * the address leaves out.
 */
export function writtenColumns(chosen: ChosenColumns): string | null {
  const text = wordsOf(chosen);
  return text === wordsOf(usual) ? null : text;
}

const wordsOf = (chosen: ChosenColumns): string => shownColumns(chosen).join();

/** Names of the columns that are shown, in their order. */
export const shownColumns = ({ hidden, ranks }: ChosenColumns): readonly ColumnId[] =>
  ranks
    .flatMap((place) => columns[place] ?? [])
    .filter(({ source }) => !hidden.includes(source))
    .map(({ id }) => id);

/**
 * What an address chose. Unknown and doubled names are passed over; client is always there, and
 * first.
 */
export function readColumns(text: string | null): ChosenColumns {
  const named = (text ?? '')
    .split(',')
    .map((word) => columns.findIndex(({ id }) => id === word))
    .filter((place) => place > 0);
  if (named.length === 0) return usual;
  const shown = [0, ...new Set(named)];
  const hidden = usual.ranks.filter((place) => !shown.includes(place));
  return {
    hidden: hidden.flatMap((place) => columns[place]?.source ?? []),
    ranks: [...shown, ...hidden],
  };
}

/** The places with one moved by one; the first stays. */
export function movedBy(ranks: readonly number[], place: number, by: -1 | 1): readonly number[] {
  const from = ranks.indexOf(place);
  const to = from + by;
  if (from < 1 || to < 1 || to >= ranks.length) return ranks;
  return ranks.toSpliced(from, 1).toSpliced(to, 0, place);
}
