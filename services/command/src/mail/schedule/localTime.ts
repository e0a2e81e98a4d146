const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * What a clock and a calendar on the wall show. `minutes` since midnight; `weekday`: 0 is Sunday.
 */
export type LocalTime = {
  readonly date: string;
  readonly minutes: number;
  readonly weekday: number;
};

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  });
  formats.set(timeZone, format);
  return format;
}

/** @param instant in ms since 1970. @throws RangeError when there is no such zone */
export function localTime(timeZone: string, instant: number): LocalTime {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const date = `${parts.year}-${parts.month}-${parts.day}`;
  return {
    date,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
    weekday: new Date(date).getUTCDay(),
  };
}

/** How far the wall is ahead of UTC, in ms. */
function ahead(timeZone: string, instant: number): number {
  const { date, minutes } = localTime(timeZone, instant);
  const whole = Math.floor(instant / MINUTE) * MINUTE;
  return Date.parse(date) + minutes * MINUTE - whole;
}

/**
 * The instant at which the wall shows this, in ms; where a clock that is put forward leaves it out,
 * an hour later, and where it comes twice, the first.
 */
export function instantOf(timeZone: string, date: string, minutes: number): number {
  const wall = Date.parse(date) + minutes * MINUTE;
  const candidates = [wall - DAY, wall + DAY]
    .map((near) => wall - ahead(timeZone, near))
    .sort((a, b) => a - b);
  const shows = (instant: number) => instant + ahead(timeZone, instant) === wall;
  return candidates.find(shows) ?? Math.max(...candidates);
}

/** Minutes since midnight of a time like 08:30. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
