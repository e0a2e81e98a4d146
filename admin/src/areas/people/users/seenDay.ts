import { daysBetween } from '@waymark/events/calendarDays';
import type { T } from '../../../base/texts/index.ts';

/**
 * How long before today a day (both `YYYY-MM-DD`) was, in words; undefined: there is no session.
 */
export function seenDay(t: T, day: string | undefined, today: string): string {
  if (day === undefined) return t('settings.signedOut');
  const days = daysBetween(day, today);
  if (days <= 0) return t('settings.seenToday');
  return days === 1 ? t('settings.seenYesterday') : t('settings.seenDays', { count: days });
}
