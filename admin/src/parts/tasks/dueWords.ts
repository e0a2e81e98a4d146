import type { TaskRow } from '@waymark/api';
import { formatDate } from '@waymark/look';
import type { T } from '../../base/texts/index.ts';

/**
 * When a task is due, in words, and whether that is past: `14 days` in a blueprint, `24.11.2026` in
 * a process, where nothing is due yet `planned for 24.11.2026`.
 */
export function dueWords(
  t: T,
  {
    planKind,
    dueInDays,
    dueDate,
    plannedOn,
    status,
    turnBecause,
  }: Pick<TaskRow, 'planKind' | 'dueInDays' | 'dueDate' | 'plannedOn' | 'status' | 'turnBecause'>,
  today: string,
): { text: string; late: boolean } | null {
  if (planKind === 'blueprint')
    return dueInDays === null ? null : { text: t('words.days', { count: dueInDays }), late: false };
  if (dueDate === null)
    return plannedOn === null
      ? null
      : { text: t('words.plannedFor', { date: formatDate(plannedOn) }), late: false };
  return { text: formatDate(dueDate), late: isLate({ dueDate, status, turnBecause }, today) };
}

/** Not done by its day; what has not started is due once it has (PRODUCT 8.5). */
export const isLate = (
  { dueDate, status, turnBecause }: Pick<TaskRow, 'dueDate' | 'status' | 'turnBecause'>,
  today: string,
): boolean =>
  dueDate !== null && dueDate < today && status !== 'DONE' && turnBecause !== 'notStarted';
