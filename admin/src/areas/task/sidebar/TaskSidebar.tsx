import type { TaskRow } from '@waymark/api';
import { isComposed } from '@waymark/look/composed';
import { Button, IconButton } from '@mui/material';
import { Check, CornerDownLeft, RotateCcw, Trash2, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router';
import { TalkPanel } from './TalkPanel.tsx';
import { TaskFields } from './TaskFields.tsx';
import { TaskWords } from './TaskWords.tsx';
import { TaskTabs, useTaskTab } from './TaskTabs.tsx';
import { useSetTaskStatus } from '../../../parts/tasks/useSetTaskStatus.tsx';
import { ActionMenu } from '../../../parts/board/index.ts';
import { Skeleton } from '../../../parts/page/states.tsx';
import { moduleAddress, type PlanAround } from '../../../parts/plans/planKinds.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { Activity } from '../../history/index.ts';
import '../fields/fields.css';
import './taskSidebar.css';

const TurnLine = lazy(() => import('../../../parts/turn/TurnLine.tsx'));

type TaskSidebarProps = {
  task: TaskRow;
  around: PlanAround;
  inContext: boolean;
  /** Asks whether it is to go. */
  onDelete: (task: TaskRow) => void;
  onClose: () => void;
};

/**
 * The task beside the page (LOOK, "Task sidebar"): no scrim, Esc closes, what is changed is saved
 * at once.
 */
export function TaskSidebar({
  task,
  around,
  inContext,
  onDelete,
  onClose,
}: TaskSidebarProps): ReactNode {
  const t = useTexts();
  const frame = useRef<HTMLElement>(null);
  const panelId = useId();
  const { plan, clientId } = around;
  const [tab, setTab] = useTaskTab(plan.kind !== 'blueprint');
  useEscape(frame, onClose);
  return (
    <aside
      className="task-sidebar"
      data-here={task.id}
      aria-label={t('task.taskNamed', { headline: task.headline })}
      ref={frame}
      tabIndex={-1}
    >
      <header>
        <TaskTabs
          tab={tab}
          panelId={panelId}
          task={task}
          hasTalk={plan.kind !== 'blueprint'}
          onChoose={setTab}
        />
        {!inContext && (
          <IconButton
            component={Link}
            to={moduleAddress(plan.id, task.moduleId, 'context', task.id)}
            aria-label={t('task.goToContext')}
            title={t('task.goToContext')}
          >
            <CornerDownLeft />
          </IconButton>
        )}
        <ActionMenu
          label={t('task.menu')}
          actions={[
            {
              label: t('words.delete'),
              icon: Trash2,
              danger: true,
              onSelect: () => onDelete(task),
            },
          ]}
        />
        <IconButton aria-label={t('words.close')} onClick={onClose}>
          <X />
        </IconButton>
      </header>
      <div
        className={tab === 'talk' ? 'task-sidebar-body task-sidebar-talk' : 'task-sidebar-body'}
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-${tab}`}
      >
        {tab === 'talk' && clientId !== null && <TalkPanel task={task} clientId={clientId} />}
        {tab === 'task' && (
          <>
            <TaskWords task={task} around={around} />
            {plan.kind !== 'blueprint' && (
              <Suspense>
                <TurnLine task={task} />
              </Suspense>
            )}
            <TaskFields task={task} around={around} />
          </>
        )}
        {tab === 'details' && (
          <Suspense fallback={<Skeleton rows={4} />}>
            <Activity filter={{ planId: plan.id, taskId: task.id }} narrow />
          </Suspense>
        )}
      </div>
      {plan.kind !== 'blueprint' && tab !== 'talk' && (
        <footer>
          <MarkAs task={task} />
        </footer>
      )}
    </aside>
  );
}

/** 'Mark as done' unless it is done, then 'Mark as in progress' (PRODUCT 7.1). */
function MarkAs({ task }: Pick<TaskSidebarProps, 'task'>): ReactNode {
  const t = useTexts();
  const { setStatus, dialog } = useSetTaskStatus();
  const done = task.status === 'DONE';
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={done ? <RotateCcw size={16} /> : <Check size={16} />}
        onClick={() => void setStatus(task, done ? 'IN_PROGRESS' : 'DONE')}
      >
        {done ? t('task.markInProgress') : t('task.markDone')}
      </Button>
      {dialog}
    </>
  );
}

/**
 * Esc closes from anywhere but a menu, a dialog or a text that is being written, which have an Esc
 * of their own.
 */
function useEscape(frame: RefObject<HTMLElement | null>, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!frame.current?.contains(document.activeElement))
      frame.current?.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposed(event)) return;
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const target = event.target as Element;
      if (
        target.closest(
          '[role="dialog"], [role="alertdialog"], [role="menu"], .rich-text-editing, .MuiModal-root',
        ) === null
      )
        latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [frame]);
}
