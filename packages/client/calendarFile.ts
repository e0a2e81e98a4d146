/** A time that is known. Instants are ISO 8601. */
type Appointment = {
  /**
   * The same for the same appointment, so that one that is moved replaces the former in a calendar.
   */
  readonly id: string;
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly place: string | null;
  /** Where more of it stands. */
  readonly address: string;
};

/**
 * An appointment as calendars take it (RFC 5545): text of a file, `text/calendar`. @param now
 * instant of the file
 */
export const calendarFile = (
  { id, title, start, end, place, address }: Appointment,
  now: Date,
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Waymark//Scheduling//EN',
    'BEGIN:VEVENT',
    `UID:${inText(id)}`,
    `DTSTAMP:${inUtc(now)}`,
    `DTSTART:${inUtc(new Date(start))}`,
    `DTEND:${inUtc(new Date(end))}`,
    `SUMMARY:${inText(title)}`,
    ...(place === null ? [] : [`LOCATION:${inText(place)}`]),
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .flatMap(folded)
    .map((line) => `${line}\r\n`)
    .join('');

/** `20261126T090000Z` */
const inUtc = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');

const inText = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n');

const LONGEST = 73;
const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/**
 * A line has at most 75 bytes; what is longer goes on in the next, behind a space. No sign is
 * parted.
 */
function folded(line: string): string[] {
  const lines: string[] = [];
  let rest = '';
  for (const sign of line) {
    if (bytesOf(rest + sign) > LONGEST) {
      lines.push(rest);
      rest = ` ${sign}`;
    } else rest += sign;
  }
  return [...lines, rest];
}
