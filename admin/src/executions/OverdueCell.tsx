import type { ExecutionRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';

/** How many tasks are overdue, and for how many days the oldest. */
export function OverdueCell({
  overdue,
  overdueDays,
}: Pick<ExecutionRow, 'overdue' | 'overdueDays'>): ReactNode {
  const t = useTexts();
  if (overdue === 0 || overdueDays === null)
    return <span className="quiet">{t('hub.noneOverdue')}</span>;
  return (
    <span className="two-lines">
      <span className="overdue-count">
        {t('words.tasks', { count: overdue })}
      </span>
      <small>{t('words.days', { count: overdueDays })}</small>
    </span>
  );
}
