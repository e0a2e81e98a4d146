import { Avatar, formatDate } from '@waymark/look';
import { Link } from 'wouter';
import type { TaskRow } from '../../../base/api/reads.ts';
import { byUrgency, dueOf, isLate } from '../../../parts/project/order.ts';
import { useToday } from '../../../base/workspace/useToday.ts';
import type { Directory } from '../../../parts/project/who.ts';
import { taskPath } from '../../../parts/project/taskPath.ts';
import { texts } from '../../../base/texts/steps.ts';
import { Section } from './Section.tsx';

/** The number of tasks that stand here; all of them stand under all steps. */
const most = 4;

/**
 * Lists what the seller has begun: by whom, and by which day it is to be ready; a day that has
 * passed says so.
 */
export function WeAreDoing({ tasks, whoIs }: { tasks: readonly TaskRow[]; whoIs: Directory }) {
  const today = useToday();
  const begun = tasks
    .filter(
      ({ status, assignee }) =>
        status === 'IN_PROGRESS' && assignee !== null && whoIs(assignee).kind === 'team',
    )
    .sort(byUrgency)
    .slice(0, most);
  if (begun.length === 0) return null;
  const t = texts().weAreDoing;
  return (
    <Section title={t.title}>
      <ul className="panel items">
        {begun.map((task) => {
          const who = whoIs(task.assignee!);
          const due = dueOf(task, today);
          const late = isLate(task, today);
          return (
            <li key={task.id}>
              <Link href={taskPath(task)}>
                <Avatar name={who.name} kind={who.kind} size={32} decorative />
                <span className="grow">
                  <span className="t">{task.headline}</span>
                  <small className={late ? 'num late' : 'num'}>
                    {due !== null
                      ? (late ? t.wasDue : t.ready)(who.first, formatDate(due))
                      : task.statusAt !== null
                        ? t.since(who.first, formatDate(task.statusAt))
                        : who.first}
                  </small>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
