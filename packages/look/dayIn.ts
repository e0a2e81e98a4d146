const formats = new Map<string, (instant: number) => string>();

/**
 * The calendar date of an instant in a time zone, YYYY-MM-DD. A calendar is made once for each
 * zone, since making it costs a hundred times what asking it does. @throws RangeError when there is
 * no such zone
 */
export function dayIn(timeZone: string, instant: Date | number): string {
  let calendar = formats.get(timeZone);
  if (calendar === undefined) {
    calendar = calendarOf(timeZone);
    formats.set(timeZone, calendar);
  }
  return calendar(Number(instant));
}

function calendarOf(timeZone: string): (instant: number) => string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  let minute = NaN;
  let date = '';
  return (instant) => {
    // Midnight falls on a full minute in every zone there is.
    const asked = Math.floor(instant / 60_000);
    if (asked !== minute) [minute, date] = [asked, format.format(instant)];
    return date;
  };
}

/** The date that it is there now. */
export const todayIn = (timeZone: string): string => dayIn(timeZone, Date.now());

/**
 * The zone itself where this program knows it: an older browser does not know all that the service
 * takes. Else, and where none is known, that in which it runs.
 */
export const knownZone = (timeZone: string | undefined): string =>
  [timeZone, Intl.DateTimeFormat().resolvedOptions().timeZone].find(isZone) ?? 'UTC';

function isZone(timeZone: string | undefined): timeZone is string {
  try {
    return timeZone !== undefined && dayIn(timeZone, 0) !== '';
  } catch {
    return false;
  }
}
