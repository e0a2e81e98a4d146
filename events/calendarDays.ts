/** Arithmetic of calendar dates (`YYYY-MM-DD`); no time zone can shift it. */
const DAY_MS = 86_400_000;
/** Days since 1970 of a date, and back. */
export const dayOf = (date: string): number => Date.parse(date) / DAY_MS;
export const dateOf = (day: number): string =>
  new Date(day * DAY_MS).toISOString().slice(0, 10);

/** A date so many days later. */
export const addDays = (date: string, days: number): string =>
  dateOf(dayOf(date) + days);

/** How many days a date is behind another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round(dayOf(to) - dayOf(from));
