import { formatDate, formatDateTime, formatDayMonth, formatTime } from '@waymark/look';
import type { T } from '../texts/index.ts';

/** Calendar days of the reader between an instant and now. */
function daysAgo(at: string, now: Date): number {
  const midnight = (day: Date) => Date.UTC(day.getFullYear(), day.getMonth(), day.getDate());
  return (midnight(now) - midnight(new Date(at))) / 86_400_000;
}

/**
 * When something was said: `today 08:12`, `yesterday 14:05`, `18.11.2026 14:05`. @param at instant
 */
export function whenSaid(t: T, at: string, now = new Date()): string {
  const days = daysAgo(at, now);
  if (days === 0) return t('talk.today', { time: formatTime(at) });
  if (days === 1) return t('talk.yesterday', { time: formatTime(at) });
  return formatDateTime(at);
}

/** Since when, where there is little room: `08:12`, `19.11. 15:20`. */
export const shortSince = (at: string, now = new Date()): string =>
  daysAgo(at, now) === 0 ? formatTime(at) : `${formatDayMonth(at)} ${formatTime(at)}`;

/** The day since which all is new: `08:12`, `yesterday`, `18.11.2026`. */
export function newSince(t: T, at: string, now = new Date()): string {
  const days = daysAgo(at, now);
  if (days === 0) return formatTime(at);
  return days === 1 ? t('talk.yesterdayAlone') : formatDate(at);
}

/** When somebody saw what was said at `said`: the time, and the day where it is another. */
export const seenWhen = (at: string, said: string): string =>
  formatDate(at) === formatDate(said) ? formatTime(at) : `${formatDayMonth(at)} ${formatTime(at)}`;
