import { addDays, daysBetween } from '@waymark/events/calendarDays';
import { daysTaken } from '@waymark/events/plannedDays';
import { formatDate } from '@waymark/look';
import type { ReactNode } from 'react';
import { usePlanModules } from '../modulePage/planKinds.ts';
import { useTexts } from '../texts/index.ts';

/**
 * How long a template takes by its own days, and that it is fitted to the end that was asked for: each of its modules gets its
 * place between both dates (PRODUCT 6.15).
 */
export function WhereItEnds({
  planIds,
  start,
  end,
}: {
  /** The template, and what comes with it. */
  planIds: readonly string[];
  start: string;
  end: string;
}): ReactNode {
  const t = useTexts();
  const { modules } = usePlanModules(planIds);
  if (modules === undefined || modules.length === 0) return null;
  const own = modules.reduce(
    (days, { dueInDays, tasksTotal }) =>
      days + daysTaken(dueInDays, tasksTotal),
    0,
  );
  const asked = daysBetween(start, end) + 1;
  const words = {
    days: t('words.days', { count: own }),
    date: formatDate(addDays(start, own - 1)),
    end: formatDate(end),
  };
  return (
    <p className="wizard-note" role="status">
      {t(
        own === asked
          ? 'wizard.endsItself'
          : own < asked
            ? 'wizard.endsLater'
            : 'wizard.endsSooner',
        words,
      )}
    </p>
  );
}
