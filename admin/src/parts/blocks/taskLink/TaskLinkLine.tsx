import { Button, IconButton } from '@mui/material';
import type { PlanRef } from '@waymark/api';
import { ArrowRight, Link2, Link2Off, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAllRows } from '../../../base/dataProvider/useAllRows.ts';
import { moduleAddress } from '../../plans/planKinds.ts';
import { StatusTag } from '../../tasks/StatusTag.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { Words } from '../../references/Words.tsx';
import './taskLink.css';

/**
 * A pointer to a task, never a second tick: its headline, in a process its status, its module. A
 * task that is no more, or that did not come along in a copy, is said so.
 */
export function TaskLinkLine({
  plan,
  taskId,
  onEdit,
  onRemove,
}: {
  plan: PlanRef;
  taskId: string | null;
  onEdit: () => void;
  onRemove: () => void;
}): ReactNode {
  const t = useTexts();
  const tasks = useAllRows('tasks', { planId: plan.id }, 'place');
  const task = tasks.data?.find(({ id }) => id === taskId);
  if (taskId !== null && tasks.data === undefined)
    return (
      <p className="task-pointer is-gone" aria-busy={tasks.isPending}>
        <Link2 aria-hidden="true" />
        {tasks.error !== null && t('taskLink.failed')}
      </p>
    );
  if (task === undefined)
    return (
      <div className="task-pointer is-gone">
        <Link2Off aria-hidden="true" />
        <span className="task-pointer-words">
          {t(taskId === null ? 'taskLink.notHere' : 'taskLink.gone')}
        </span>
        <Button size="small" onClick={onEdit}>
          {t('taskLink.choose')}
        </Button>
        <Button size="small" onClick={onRemove}>
          {t('taskLink.remove')}
        </Button>
      </div>
    );
  return (
    <div className="task-pointer">
      <Link2 aria-hidden="true" />
      <Link
        className="task-pointer-words"
        to={moduleAddress(plan.id, task.moduleId, 'context', task.id)}
      >
        <Words text={task.headline} kind={task.planKind} />
      </Link>
      {plan.kind === 'process' && <StatusTag plain status={task.status} />}
      <span className="task-pointer-module">{task.moduleTitle}</span>
      <IconButton
        className="task-pointer-edit"
        aria-label={t('taskLink.change')}
        title={t('taskLink.change')}
        onClick={onEdit}
      >
        <Pencil />
      </IconButton>
      <ArrowRight className="task-pointer-arrow" aria-hidden="true" />
    </div>
  );
}
