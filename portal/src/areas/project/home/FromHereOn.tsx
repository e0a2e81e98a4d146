import { Avatar, formatDate, formatTime } from '@waymark/look';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { Link } from 'wouter';
import type { TaskRow } from '../../../base/api/reads.ts';
import { contactOf } from '../../../parts/project/contact.ts';
import { latest } from '../../../parts/project/latest.ts';
import type { Directory } from '../../../parts/project/who.ts';
import { taskPath } from '../../../parts/project/taskPath.ts';
import { texts } from '../../../base/texts/steps.ts';
import { useWorkspace } from '../../../base/workspace/workspaceContext.ts';
import { Section } from './Section.tsx';

/**
 * Says what goes on once all is done: who helps, and the times that are booked and have not come
 * yet.
 */
export function FromHereOn({ tasks, whoIs }: { tasks: readonly TaskRow[]; whoIs: Directory }) {
  const { me, membership } = useWorkspace();
  const t = texts();
  const contact = contactOf(tasks, me.accountId, whoIs);
  const about = latest(tasks.filter(({ assignee }) => assignee === me.accountId)) ?? latest(tasks);
  const [now] = useState(() => new Date().toISOString());
  const coming = tasks
    .flatMap((task) => {
      const start = task.booking?.start ?? '';
      return start > now ? [{ task, start }] : [];
    })
    .sort((a, b) => a.start.localeCompare(b.start));
  if (contact === undefined && coming.length === 0) return null;
  const end = <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />;
  return (
    <Section title={t.live.fromHereOn}>
      <ul className="panel items">
        {contact !== undefined && about !== undefined && (
          <li>
            <Link href={`${taskPath(about)}#talk`}>
              <Avatar name={contact.name} kind={contact.kind} size={32} decorative />
              <span className="grow">
                <span className="t">{t.live.contact(contact.first)}</span>
                {membership.answerHours !== null && (
                  <small>{t.contact.answers(membership.answerHours)}</small>
                )}
              </span>
              {end}
            </Link>
          </li>
        )}
        {coming.map(({ task, start }) => (
          <li key={task.id}>
            <Link href={taskPath(task)}>
              <CalendarClock size={20} strokeWidth={1.75} aria-hidden="true" />
              <span className="grow">
                <span className="t">{task.headline}</span>
                <small className="num">
                  {formatDate(start)}, {formatTime(start)}
                </small>
              </span>
              {end}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
