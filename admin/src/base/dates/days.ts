import type { HistoryRow } from '@waymark/api';
import { formatDate } from '@waymark/look';
import type { T } from '../texts/index.ts';

export type Day<Row> = { day: string; rows: Row[] };

/** 24 hours in every language. */
const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * Rows under the days of the reader on which they happened: `Saturday, 14.11.2026`; their order is
 * kept.
 */
export function byDay<Row extends { readonly at: string }>(t: T, rows: readonly Row[]): Day<Row>[] {
  const weekday = new Intl.DateTimeFormat(t.language, { weekday: 'long' });
  const days: Day<Row>[] = [];
  for (const row of rows) {
    const day = `${weekday.format(new Date(row.at))}, ${formatDate(row.at)}`;
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}

/** `16:18` */
export const timeOf = (at: string): string => clock.format(new Date(at));

/**
 * The sentence before and after what it is about, so that this can be a link; all of it before
 * where it is not named.
 */
export function aroundHeadline({ sentence, headline }: Pick<HistoryRow, 'sentence' | 'headline'>): {
  before: string;
  named: string;
  after: string;
} {
  const at = placeOf(headline, sentence);
  return at < 0
    ? { before: sentence, named: '', after: '' }
    : {
        before: sentence.slice(0, at),
        named: headline,
        after: sentence.slice(at + headline.length),
      };
}

/**
 * Finds where a headline stands in a sentence. An occurrence in quotation marks, as German has it,
 * goes first: 'hat das Modul „Modul“ umbenannt'.
 */
function placeOf(headline: string, sentence: string): number {
  if (headline === '') return -1;
  const quoted = sentence.indexOf(`„${headline}“`);
  return quoted < 0 ? sentence.lastIndexOf(headline) : quoted + 1;
}
