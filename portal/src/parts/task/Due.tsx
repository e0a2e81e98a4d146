import { formatDate } from '@waymark/look';
import Calendar from 'lucide-react/icons/calendar';
import ClockAlert from 'lucide-react/icons/clock-alert';
import type { TaskRow } from '../../base/api/reads.ts';
import { dueOf, isLate, plannedOf } from '../project/order.ts';
import { useToday } from '../../base/workspace/useToday.ts';
import { texts } from '../../base/texts/pages.ts';

/**
 * When a task is due, or planned; late ones say so by word, icon and colour. `bare`: the date alone
 * while there is time.
 */
export function Due({
  task,
  bare = false,
}: {
  task: Pick<TaskRow, 'dueDate' | 'plannedOn' | 'status' | 'turnBecause'>;
  bare?: boolean;
}) {
  const today = useToday();
  const plannedOn = plannedOf(task, today);
  const day = plannedOn ?? dueOf(task, today);
  if (day === null) return null;
  const late = isLate(task, today);
  const Icon = late ? ClockAlert : Calendar;
  const t = texts().due;
  const date = formatDate(day);
  return (
    <span className={late ? 'due late' : 'due'}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>
        {plannedOn !== null ? (
          t.planned(date)
        ) : (
          <>
            {bare && !late && <span className="vh">{t.spoken}</span>}
            {late ? t.wasDue(date) : bare ? date : t.due(date)}
          </>
        )}
      </span>
    </span>
  );
}
