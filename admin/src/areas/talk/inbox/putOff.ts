/** The hour at which what was put off comes back, where the reader is. */
const MORNING = 8;

/** Four hours from now, as an instant. */
export const inFourHours = (now: Date): string => new Date(+now + 4 * 3_600_000).toISOString();

/** Tomorrow at eight, as an instant. */
export const tomorrowMorning = (now: Date): string =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, MORNING).toISOString();

/** A calendar date at eight, as an instant. */
export function morningOf(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, MORNING).toISOString();
}
