import { daysFrom } from '../../../../base/dates/daysFrom.ts';

/** Days of a week, a month and so on, as people mean them in a plan. */
const UNITS: readonly [RegExp, number][] = [
  [/^(?:d|days?|t|tage?n?)?$/, 1],
  [/^(?:w|weeks?|wochen?)$/, 7],
];
const NONE = /^(?:none|no|keine?|-|–|—)$/;
const YES = /^(?:x|✓|1|y|yes|true|ja|mandatory|pflicht)$/;
const NO = /^(?:|0|n|no|false|nein|optional)$/;

/**
 * '10', '10 days', '2 weeks', 'none', also in German: days after the start, null for none;
 * undefined for anything else (PRODUCT 6.5).
 */
export function daysTyped(typed: string): number | null | undefined {
  const text = typed.trim().toLowerCase();
  if (NONE.test(text)) return null;
  const [, number = text, unit = ''] = /^(\d+)\s*(\p{L}*)$/u.exec(text) ?? [];
  const times = UNITS.find(([name]) => name.test(unit))?.[1];
  if (times === undefined) return undefined;
  const days = daysFrom(number);
  return typeof days === 'number' ? daysFrom(String(days * times)) : days;
}

/** A tick as it is pasted out of a table; undefined for anything else. */
export function tickTyped(typed: string): boolean | undefined {
  const text = typed.trim().toLowerCase();
  return YES.test(text) ? true : NO.test(text) ? false : undefined;
}

/**
 * Rows and cells of what was copied out of a table or a text: tabs part cells, lines part rows,
 * quotes hold both. Empty lines at the end are none.
 */
export function tableOf(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\n]*)/y;
  for (let at = 0; at <= text.length;) {
    cell.lastIndex = at;
    const [whole = '', quoted, plain = ''] = cell.exec(text) ?? [];
    rows
      .at(-1)
      ?.push(quoted === undefined ? plain.replace(/\r$/, '').trim() : quoted.replaceAll('""', '"'));
    at += whole.length;
    if (text.startsWith('\r\n', at)) at += 1;
    if (text[at] === '\n') rows.push([]);
    at += 1;
  }
  while (rows.length > 0 && rows.at(-1)?.every((each) => each === '')) rows.pop();
  return rows;
}
