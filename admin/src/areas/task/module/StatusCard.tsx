import type { TaskRow } from '@waymark/api';
import { Avatar, formatDayMonth } from '@waymark/look';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { DueLabel } from '../../../parts/tasks/DueLabel.tsx';
import { SeenByMark } from '../../../parts/tasks/SeenByMark.tsx';
import { taskAddress } from '../../../parts/tasks/taskAddress.ts';
import { Card, type CardHandle } from '../../../parts/board/index.ts';
import { usePerson } from '../../../parts/people/usePerson.ts';
import { typeOf } from '../taskTypes/index.ts';
import { useTexts } from '../../../base/texts/index.ts';
import './statusCard.css';

type StatusCardProps = {
  task: TaskRow;
  handle: CardHandle;
  /** Where it is, on a board of more than one module. */
  where?: ReactNode;
};

/** A task on a board by status: until when, who does it, and why it is stuck. */
export function StatusCard({ task, handle, where }: StatusCardProps): ReactNode {
  const t = useTexts();
  const { planId, status, statusAt, stuckReason } = task;
  const type = typeOf(task);
  return (
    <Card
      to={taskAddress(task)}
      title={task.headline}
      handle={handle}
      {...(status === 'DONE' && { tone: 'done' as const })}
      {...(status === 'STUCKED' && {
        tone: 'stuck' as const,
        ...(stuckReason !== null && { note: t('allTasks.said', { reason: stuckReason }) }),
      })}
      meta={
        <>
          {where}
          <span className="task-when">
            <SeenByMark task={task} />
            {type !== undefined && task.type !== 'simple' && (
              <type.icon size={16} aria-label={type.words[t.language].title} />
            )}
            {status === 'DONE' && statusAt !== null ? (
              <span className="task-done-at">
                <Check size={16} aria-hidden="true" />
                {formatDayMonth(statusAt)}
              </span>
            ) : (
              <DueLabel task={task} />
            )}
          </span>
        </>
      }
      people={task.assignee !== null && <Who assignee={task.assignee} planId={planId} />}
    />
  );
}

function Who({ assignee, planId }: { assignee: string; planId: string }): ReactNode {
  const { name, kind } = usePerson(assignee, planId);
  return <Avatar name={name} kind={kind} />;
}
