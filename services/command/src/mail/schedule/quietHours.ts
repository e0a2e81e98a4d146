import { addDays, type QuietHours } from '@waymark/events';
import { instantOf, localTime, minutesOf } from './localTime.ts';

/** Whether nothing may come at this instant (ms). */
export function isQuiet(
  { on, from, to, weekends }: QuietHours,
  timeZone: string,
  instant: number,
): boolean {
  if (!on) return false;
  const { minutes, weekday } = localTime(timeZone, instant);
  if (weekends && (weekday === 0 || weekday === 6)) return true;
  const [begin, end] = [minutesOf(from), minutesOf(to)];
  return begin <= end ? begin <= minutes && minutes < end : begin <= minutes || minutes < end;
}

/** The first instant from this one on at which something may come, in ms. */
export function endOfQuiet(quiet: QuietHours, timeZone: string, instant: number): number {
  if (!isQuiet(quiet, timeZone, instant)) return instant;
  const { date } = localTime(timeZone, instant);
  for (let days = 0; ; days += 1)
    for (const minutes of [0, minutesOf(quiet.to)]) {
      const end = instantOf(timeZone, addDays(date, days), minutes);
      if (end > instant && !isQuiet(quiet, timeZone, end)) return end;
    }
}
