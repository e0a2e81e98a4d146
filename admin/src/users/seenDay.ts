import type { T } from '../texts/index.ts';

const midnight = (day: Date) =>
  Date.UTC(day.getFullYear(), day.getMonth(), day.getDate());

/** How long ago a day (`YYYY-MM-DD`) was, in words; undefined: there is no session. A day that has not begun here is today. */
export function seenDay(
  t: T,
  day: string | undefined,
  now = new Date(),
): string {
  if (day === undefined) return t('settings.signedOut');
  const days = Math.round((midnight(now) - Date.parse(day)) / 86_400_000);
  if (days <= 0) return t('settings.seenToday');
  return days === 1
    ? t('settings.seenYesterday')
    : t('settings.seenDays', { count: days });
}
