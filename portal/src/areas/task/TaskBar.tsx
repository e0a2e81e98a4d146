import { portalAddress } from '@waymark/api/addresses';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { TaskRow } from '../../base/api/reads.ts';
import { texts } from '../../base/texts/pages.ts';
import { taskPath } from '../../parts/project/taskPath.ts';

/** Back to the project, where on the way the task is, and the tasks beside it. */
export function TaskBar({
  task,
  previous,
  next,
}: {
  task: TaskRow;
  previous?: TaskRow;
  next?: TaskRow;
}) {
  const t = texts().task;
  return (
    <div className="task-bar">
      <Link
        className="tap"
        href={portalAddress.process({ processId: task.planId })}
        aria-label={t.back}
      >
        <ArrowLeft size={20} strokeWidth={1.75} />
      </Link>
      <span className="grow small two where">{task.milestoneName || task.moduleTitle}</span>
      <Beside task={previous} label={t.previous}>
        <ChevronUp size={20} strokeWidth={1.75} />
      </Beside>
      <Beside task={next} label={t.next}>
        <ChevronDown size={20} strokeWidth={1.75} />
      </Beside>
    </div>
  );
}

const Beside = ({
  task,
  label,
  children,
}: {
  task?: TaskRow;
  label: string;
  children: ReactNode;
}) =>
  task === undefined ? (
    <span className="tap" role="link" aria-disabled="true" aria-label={label}>
      {children}
    </span>
  ) : (
    <Link className="tap" href={taskPath(task)} aria-label={label}>
      {children}
    </Link>
  );
