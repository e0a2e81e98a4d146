/** Where a calendar date begins and ends in a time zone, as ISO 8601 in UTC; the end is the first instant after it. */
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

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
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
