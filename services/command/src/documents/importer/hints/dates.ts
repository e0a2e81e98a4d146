const MONTHS = [
  ['jan', 'january', 'januar', 'jän', 'jänner'],
  ['feb', 'february', 'februar'],
  ['mar', 'march', 'märz', 'mär'],
  ['apr', 'april'],
  ['may', 'mai'],
  ['jun', 'june', 'juni'],
  ['jul', 'july', 'juli'],
  ['aug', 'august'],
  ['sep', 'sept', 'september'],
  ['oct', 'october', 'okt', 'oktober'],
  ['nov', 'november'],
  ['dec', 'december', 'dez', 'dezember'],
];
const named = MONTHS.flat()
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const PREFIX =
  '^(?:(?:due|due on|due by|by|until|on|before|deadline|bis|bis zum|am|zum|fällig|fällig am)[:\\s]+)?';

const FORMS: readonly [RegExp, (found: RegExpExecArray) => WrittenDay | null][] = [
  [
    new RegExp(`${PREFIX}(\\d{4})-(\\d{1,2})-(\\d{1,2})(?:[T ]\\d{2}:\\d{2}\\S*)?$`, 'iu'),
    ([, y, m, d]) => day(y, m, d),
  ],
  [
    new RegExp(`${PREFIX}(\\d{1,2})\\.\\s?(\\d{1,2})\\.\\s?(\\d{4}|\\d{2})?$`, 'iu'),
    ([, d, m, y]) => day(y, m, d),
  ],
  [
    new RegExp(`${PREFIX}(\\d{1,2})/(\\d{1,2})/(\\d{4})$`, 'iu'),
    // Written by Americans as month/day, elsewhere as day/month: taken only where one of them can't
    // be a month.
    ([, one, other, y]) =>
      Number(one) > 12 ? day(y, other, one) : Number(other) > 12 ? day(y, one, other) : null,
  ],
  [
    new RegExp(
      `${PREFIX}(\\d{1,2})(?:\\.|st|nd|rd|th)?\\s+(?:of\\s+)?(${named})\\.?,?(?:\\s+(\\d{4}))?$`,
      'iu',
    ),
    ([, d, m, y]) => day(y, monthOf(m), d),
  ],
  [
    // As one tool for issues writes it: `15/Jan/27 12:00 AM`.
    new RegExp(
      `${PREFIX}(\\d{1,2})/(${named})/(\\d{4}|\\d{2})(?:\\s+\\d{1,2}:\\d{2}(?:\\s?[AP]M)?)?$`,
      'iu',
    ),
    ([, d, m, y]) => day(y, monthOf(m), d),
  ],
  [
    new RegExp(`${PREFIX}(${named})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(\\d{4}))?$`, 'iu'),
    ([, m, d, y]) => day(y, monthOf(m), d),
  ],
];

/** A day of the calendar as a document says it; the year may be left to its other dates. */
export type WrittenDay = { year: number | null; month: number; day: number };

/** `by 28.11.`, `2026-11-28`, `due 28 Nov 2026`; null where it is no day. */
export function dayIn(text: string): WrittenDay | null {
  for (const [form, read] of FORMS) {
    const found = form.exec(text);
    if (found !== null) return read(found);
  }
  return null;
}

const monthOf = (name = ''): string =>
  String(MONTHS.findIndex((names) => names.includes(name.toLowerCase())) + 1);

function day(
  year: string | undefined,
  month: string | undefined,
  date: string | undefined,
): WrittenDay | null {
  const [m, d] = [Number(month), Number(date)];
  if (!(m >= 1 && m <= 12 && d >= 1 && d <= 31)) return null;
  const y = year === undefined ? null : Number(year);
  return { year: y !== null && y < 100 ? 2000 + y : y, month: m, day: d };
}

const DAY_MS = 86_400_000;

/** Half a year: no two dates that follow one another in a plan are further apart. */
const HALF_YEAR_DAYS = 183;

/**
 * How many days after its start a plan asks for what the document dates, its first date being day
 * 1; null beyond 99. A date without a year has that of the dates beside it, and goes on over New
 * Year where they do: `20.12.`, then `5.1.`.
 */
export function daysFromFirst(dates: readonly WrittenDay[]): (number | null)[] {
  const instants = inYears(dates);
  const first = Math.min(...instants);
  return instants.map((instant) => {
    const days = Math.round((instant - first) / DAY_MS) + 1;
    return days <= 99 ? days : null;
  });
}

/** The instants of the dates, each in its own year or in one that follows from its neighbours. */
function inYears(dates: readonly WrittenDay[]): number[] {
  const known = Math.max(
    0,
    dates.findIndex(({ year }) => year !== null),
  );
  const base = dates[known]?.year ?? 2000;
  const before = dates.slice(0, known + 1).toReversed();
  return [
    ...walked(before, base, -1).toReversed().slice(0, -1),
    ...walked(dates.slice(known), base, 1),
  ];
}

/**
 * The instants of dates that follow one another, forwards (1) or backwards (-1) from a year: where
 * the calendar falls back by more than half a year the next one has begun, and where it rises by as
 * much it was left again, no further than to `base`.
 */
function walked(dates: readonly WrittenDay[], base: number, direction: 1 | -1): number[] {
  let year = base;
  let before: number | null = null;
  return dates.map((date) => {
    if (date.year !== null) year = date.year;
    else if (before !== null) {
      const days = (direction * (instantOf(date, year) - before)) / DAY_MS;
      if (days < -HALF_YEAR_DAYS) year += direction;
      else if (days > HALF_YEAR_DAYS && year !== base) year -= direction;
    }
    before = instantOf(date, year);
    return before;
  });
}

const instantOf = ({ month, day: date }: WrittenDay, year: number): number =>
  Date.UTC(year, month - 1, date);
