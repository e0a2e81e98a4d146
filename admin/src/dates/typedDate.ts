/**
 * The calendar date (`YYYY-MM-DD`) that somebody typed: `24.11.2026`, `24.11.26`, `24.11.` of the year of `today`, or as it
 * is stored. null for nothing, undefined for what is no date.
 */
export function typedDate(
  text: string,
  today: string,
): string | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const [, iso] = /^(\d{4}-\d{2}-\d{2})$/.exec(typed) ?? [];
  if (iso !== undefined) return existing(iso);
  const [, day, month, year] =
    /^(\d{1,2})[./ ](\d{1,2})(?:[./ ](\d{4}|\d{2})?)?$/.exec(typed) ?? [];
  if (day === undefined || month === undefined) return undefined;
  const whole =
    year === undefined
      ? today.slice(0, 4)
      : year.length === 2
        ? `20${year}`
        : year;
  return existing(`${whole}-${two(month)}-${two(day)}`);
}

const two = (text: string) => text.padStart(2, '0');

/** There is no 30th of February. */
function existing(date: string): string | undefined {
  const instant = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) ||
    instant.toISOString().slice(0, 10) !== date
    ? undefined
    : date;
}
