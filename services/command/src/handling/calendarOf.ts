/**
 * The calendar of a time zone: tells the date of an instant as YYYY-MM-DD. Made once for each zone, since making it costs
 * a hundred times what asking it does. @throws RangeError when there is no such zone
 */
export function calendarOf(timeZone: string): (instant: Date) => string {
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
    const asked = Math.floor(instant.getTime() / 60_000);
    if (asked !== minute) [minute, date] = [asked, format.format(instant)];
    return date;
  };
}
