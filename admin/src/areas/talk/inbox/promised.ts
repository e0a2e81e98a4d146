/** Working hours of a day, where the reader is: 80 of them are two weeks (PRODUCT 4.8). */
const BEGINS = 9;
const ENDS = 17;

const isWorkday = (day: Date): boolean => day.getDay() !== 0 && day.getDay() !== 6;

const at = (day: Date, hour: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate(), hour);

/**
 * When an answer that was asked for is late, by the working hours of the reader's place. @param
 * since instant
 */
export function promisedBy(since: string, hours: number): Date {
  let left = hours * 3_600_000;
  let from = new Date(since);
  for (;;) {
    const begins = at(from, BEGINS);
    const ends = at(from, ENDS);
    const starts = from > begins ? from : begins;
    const room = isWorkday(from) ? Math.max(0, +ends - +starts) : 0;
    if (left <= room) return new Date(+starts + left);
    left -= room;
    from = new Date(from.getFullYear(), from.getMonth(), from.getDate() + 1, BEGINS);
  }
}

/** Whether somebody waits longer than was promised. @param hours null: nothing is promised */
export const isLate = (since: string, hours: number | null, now = new Date()): boolean =>
  hours !== null && now > promisedBy(since, hours);
