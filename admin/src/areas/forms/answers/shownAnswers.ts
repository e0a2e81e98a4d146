import { asRead } from '@waymark/look';
import type { AnswersLine } from './answersTable.ts';

/** What of a grid of answers is shown, and in which order. `column`, `sort`: places of columns. */
export type AnswersView = {
  readonly q: string;
  /** The only column that is looked in; null: in all of them. */
  readonly column: number | null;
  readonly sort: number;
  readonly descending: boolean;
};

/** The column that says when answers were sent. */
export const SENT = 4;
/** What was sent last comes first. */
export const usualView: AnswersView = {
  ...{ q: '', column: null },
  ...{ sort: SENT, descending: true },
};

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/**
 * The lines that have all words that are looked for, in their order; where nothing was said stands
 * last.
 */
export function shownAnswers(
  lines: readonly AnswersLine[],
  { q, column, sort, descending }: AnswersView,
): readonly AnswersLine[] {
  const words = asRead(q).split(/\s+/).filter(Boolean);
  const has = ({ cells }: AnswersLine) => {
    const looked = column === null ? cells : cells.slice(column, column + 1);
    const text = asRead(looked.map(({ text }) => text).join('\n'));
    return words.every((word) => text.includes(word));
  };
  return lines.filter(has).toSorted((one, other) => {
    const [a, b] = [one, other].map(({ cells }) => cells[sort]?.by ?? null) as [
      string | number | null,
      string | number | null,
    ];
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
    return compared(a, b) * (descending ? -1 : 1);
  });
}

const compared = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/** The view that an address asks for; what it asks for beyond the columns is passed over. */
export function viewIn(search: URLSearchParams, columns: number): AnswersView {
  const place = (name: string): number | null => {
    const given = search.get(name);
    const number = Number(given);
    return given !== null && /^\d+$/.test(given) && number < columns ? number : null;
  };
  const sort = place('sort');
  return {
    q: search.get('q') ?? '',
    column: place('in'),
    sort: sort ?? usualView.sort,
    descending: sort === null ? usualView.descending : search.get('order') === 'DESC',
  };
}

/** The view as an address says it; what is usual is left out. */
export function searchOf({ q, column, sort, descending }: AnswersView): Record<string, string> {
  const isUsual = sort === usualView.sort && descending === usualView.descending;
  return {
    ...(q !== '' && { q }),
    ...(column !== null && { in: String(column) }),
    ...(!isUsual && { sort: String(sort), order: descending ? 'DESC' : 'ASC' }),
  };
}
