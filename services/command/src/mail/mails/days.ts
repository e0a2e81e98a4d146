import { addDays, type TaskDuration } from '@waymark/events';
import { formatDayMonth } from '@waymark/look/dates';
import type { Language } from '@waymark/look/language';
import { mailTexts } from '../texts/mailTexts.ts';

/** Until when something is to be done, as it stands beside it. */
export type DayInMail = { readonly words: string; readonly isLate: boolean };

/** @param today a date where the reader is, YYYY-MM-DD */
export function dayInMail(
  language: Language,
  dueDate: string | null,
  today: string,
): DayInMail | null {
  if (dueDate === null) return null;
  const { digest: t } = mailTexts[language];
  const day = formatDayMonth(dueDate);
  if (dueDate < today) return { words: t.wasDue(day), isLate: true };
  if (dueDate === today) return { words: t.dueToday, isLate: false };
  return { words: dueDate === addDays(today, 1) ? t.dueTomorrow : t.due(day), isLate: false };
}

/** How long something takes, '' where that is not known. */
export const takesInMail = (language: Language, duration: TaskDuration | null): string =>
  duration === null ? '' : mailTexts[language].takes[duration.unit](duration.amount);
