import { StatusIcon, taskStatusLook } from '@waymark/look';
import { Link } from 'wouter';
import type { BlockViewProps } from './blockView.ts';
import { useTasks } from '../project/useProject.ts';
import { taskPath } from '../project/taskPath.ts';
import { texts } from '../../base/texts/pages.ts';
import './taskLink.css';

/**
 * Leads to another task of the project and tells how that stands; nothing where the reader does not
 * see it.
 */
export default function TaskLink({ content: { taskId }, planId }: BlockViewProps<'taskLink'>) {
  const task = useTasks(planId).data?.find(({ id }) => id === taskId);
  if (task === undefined) return null;
  const { icon, colour } = taskStatusLook[task.status];
  return (
    <Link className="to-task" href={taskPath(task)}>
      <span style={{ color: `var(${colour})` }}>
        <StatusIcon icon={icon} size={20} label={texts().status[task.status]} />
      </span>
      <span>
        {task.headline}
        <small>{task.moduleTitle}</small>
      </span>
    </Link>
  );
}
