/**
 * Dates as people read them here: dd.MM.yyyy (PRODUCT 12). A calendar date (`YYYY-MM-DD`) is shown
 * as it stands, whatever the time zone; an instant (ISO, UTC) is shown in the zone of the reader,
 * or in the one given.
 */

const calendarDate = /^(\d{4})-(\d{2})-(\d{2})$/;

type Parts = { day: string; month: string; year: string; hour: string; minute: string };

/**
 * `24.11.2026`
 * @param value calendar date or instant; a text that is neither comes back as it is, so that
 * nothing is hidden
 * @param timeZone IANA name, for instants; without it the reader's own
 */
export function formatDate(value: string, timeZone?: string): string {
  const parts = partsOf(value, timeZone);
  return parts === undefined ? value : `${parts.day}.${parts.month}.${parts.year}`;
}

/** `24.11.2026 16:18`, 24 hours; a calendar date has no time and is shown without. */
export function formatDateTime(value: string, timeZone?: string): string {
  const parts = partsOf(value, timeZone);
  if (parts === undefined || calendarDate.test(value)) return formatDate(value, timeZone);
  return `${parts.day}.${parts.month}.${parts.year} ${parts.hour}:${parts.minute}`;
}

/** `16:18` of an instant, 24 hours. */
export const formatTime = (instant: string, timeZone?: string): string => {
  const parts = partsOf(instant, timeZone);
  return parts === undefined ? instant : `${parts.hour}:${parts.minute}`;
};

/** `24.11.`, for cards. */
export function formatDayMonth(value: string, timeZone?: string): string {
  const parts = partsOf(value, timeZone);
  return parts === undefined ? value : `${parts.day}.${parts.month}.`;
}

function partsOf(value: string, timeZone?: string): Parts | undefined {
  const [whole, year, month, day] = calendarDate.exec(value) ?? [];
  if (whole !== undefined)
    return { year: year!, month: month!, day: day!, hour: '00', minute: '00' };
  const instant = new Date(value);
  if (Number.isNaN(instant.getTime())) return undefined;
  const parts = formatterFor(timeZone)
    .formatToParts(instant)
    .map(({ type, value: text }) => [type, text]);
  return Object.fromEntries(parts) as Parts;
}

const formatters = new Map<string | undefined, Intl.DateTimeFormat>();

/** Making a formatter costs more than a hundred uses of it, and tables hold hundreds of dates. */
function formatterFor(timeZone?: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  formatters.set(timeZone, made);
  return made;
}
