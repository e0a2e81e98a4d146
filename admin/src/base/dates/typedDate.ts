/**
 * The calendar date (`YYYY-MM-DD`) that somebody typed: `24.11.2026`, `24.11.26`, `24.11.`, or as
 * it is stored. A day without a year is the next such day, or the last one where that is at most
 * two months ago. null for nothing, undefined for what is no date.
 */
export function typedDate(text: string, today: string): string | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const [, iso] = /^(\d{4}-\d{2}-\d{2})$/.exec(typed) ?? [];
  if (iso !== undefined) return existing(iso);
  const [, day, month, year] =
    /^(\d{1,2})[./ ](\d{1,2})(?:[./ ](\d{4}|\d{2})?)?$/.exec(typed) ?? [];
  if (day === undefined || month === undefined) return undefined;
  const inYear = (of: string) => `${of}-${two(month)}-${two(day)}`;
  if (year === undefined) return nearest(inYear, today);
  return existing(inYear(year.length === 2 ? `20${year}` : year));
}

const TWO_MONTHS_MS = 61 * 86_400_000;

/**
 * Picks the year of a day typed without one: the first in which it lies no more than two months
 * back, so that January typed in December is next year's.
 */
function nearest(inYear: (year: string) => string, today: string): string | undefined {
  const from = Date.parse(`${today}T00:00:00Z`) - TWO_MONTHS_MS;
  const year = Number(today.slice(0, 4));
  return [year - 1, year, year + 1]
    .map((each) => existing(inYear(String(each))))
    .find((date) => date !== undefined && new Date(`${date}T00:00:00Z`).getTime() >= from);
}

const two = (text: string) => text.padStart(2, '0');

/** There is no 30th of February. */
function existing(date: string): string | undefined {
  const instant = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== date
    ? undefined
    : date;
}
