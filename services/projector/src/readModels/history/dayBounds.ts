/**
 * Begin and end of a calendar date in a time zone, as ISO 8601 in UTC; the end is the first instant
 * after it.
 */
export const dayBounds = (
  day: string,
  timeZone: string,
): { readonly from: string; readonly to: string } => {
  const midnight = Date.parse(`${day}T00:00:00.000Z`);
  const startOf = (utc: number) => {
    // The offset may have changed between the first guess and midnight itself.
    const guess = utc - offsetAt(utc, timeZone);
    return new Date(utc - offsetAt(guess, timeZone)).toISOString();
  };
  return { from: startOf(midnight), to: startOf(midnight + DAY) };
};

const DAY = 86_400_000;

/** Milliseconds by which the clocks of a zone are ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(instant);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(
    of('year'),
    of('month') - 1,
    of('day'),
    of('hour'),
    of('minute'),
    of('second'),
  );
  return shown - Math.floor(instant / 1000) * 1000;
}

/** Making one costs a hundred times what asking it does. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timeZone, clock);
  return clock;
}
