/** Arithmetic of calendar dates (`YYYY-MM-DD`); no time zone can shift it. */
const DAY_MS = 86_400_000;
/**
 * The first and the last date that there is here: what is counted beyond them is that one, so that
 * somebody may set it by hand.
 */
export const FIRST_DATE = '1900-01-01';
export const LAST_DATE = '2999-12-31';
/** Days since 1970 of a date, and back. */
export const dayOf = (date: string): number => Date.parse(date) / DAY_MS;
export const dateOf = (day: number): string =>
  new Date(Math.min(Math.max(day, dayOf(FIRST_DATE)), dayOf(LAST_DATE)) * DAY_MS)
    .toISOString()
    .slice(0, 10);

/** A date so many days later. */
export const addDays = (date: string, days: number): string => dateOf(dayOf(date) + days);

/** How many days a date is behind another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round(dayOf(to) - dayOf(from));
