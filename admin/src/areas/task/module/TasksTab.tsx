import type { ModuleRow, TaskRow } from '@waymark/api';
import { isComposed } from '@waymark/look/composed';
import { Button, Menu, MenuItem } from '@mui/material';
import { Plus, Columns3, List } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useStore } from 'react-admin';
import { useNavigate } from 'react-router';
import { AddTaskDialog, asksFirst } from './AddTaskDialog.tsx';
import type { PlanAround } from '../../../parts/plans/planKinds.ts';
import { StatusBoard } from './StatusBoard.tsx';
import { TaskBlock } from './TaskBlock.tsx';
import { useBlockCommands } from './useBlockCommands.ts';
import { useHashScroll } from '../../../parts/page/useHashScroll.ts';
import { useKey } from '../../../base/keyboard/useKey.ts';
import { EmptyState } from '../../../parts/page/states.tsx';
import { offeredTypes } from '../taskTypes/index.ts';
import type { TaskTypeEditor } from '../fields/taskTypeEditor.ts';
import { useTexts } from '../../../base/texts/index.ts';

type TasksTabProps = {
  module: ModuleRow;
  around: PlanAround;
  tasks: ReadonlyMap<string, TaskRow>;
  openTaskId: string | null;
};

type TasksView = 'list' | 'board';
const views = [
  { id: 'board', icon: Columns3, label: 'plan.board' },
  { id: 'list', icon: List, label: 'plan.list' },
] as const;

type TasksBarProps = {
  tasks: ReadonlyMap<string, TaskRow>;
  view: TasksView;
  onView: (view: TasksView) => void;
};

/** How far the tasks of a module are, and how they are shown. */
function TasksBar({ tasks, view, onView }: TasksBarProps): ReactNode {
  const t = useTexts();
  const all = [...tasks.values()];
  const done = all.filter(({ status }) => status === 'DONE').length;
  const stuck = all.filter(({ status }) => status === 'STUCKED').length;
  return (
    <div className="tasks-bar">
      <p>
        {[
          t('module.done', { done, total: all.length }),
          ...(stuck > 0 ? [t('module.stuck', { count: stuck })] : []),
        ].join(', ')}
      </p>
      <div className="segments" role="group" aria-label={t('plan.showAs')}>
        {views.map(({ id, icon: Icon, label }) => (
          <button key={id} type="button" aria-pressed={view === id} onClick={() => onView(id)}>
            <Icon aria-hidden="true" />
            <span>{t(label)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

/** The tasks of the module in their order, in a process also by status, and New (PRODUCT 9.3). */
export function TasksTab({ module, around, tasks, openTaskId }: TasksTabProps): ReactNode {
  const t = useTexts();
  const { plan } = around;
  const { addTask } = useBlockCommands(plan, module.id, []);
  const [adding, setAdding] = useState<TaskTypeEditor | null>(null);
  const navigate = useNavigate();
  const [kept, setView] = useStore<TasksView>('module.tasks', 'list');
  const view = plan.kind === 'process' ? kept : 'list';
  useHashScroll(tasks.size > 0);
  const open = (taskId: string) => void navigate({ hash: taskId });
  const add = (type: TaskTypeEditor) => {
    if (asksFirst(type, plan)) setAdding(type);
    else void addTask(type.begins, null).then(open, () => undefined);
  };
  return (
    <div className={view === 'board' ? 'module-tasks is-board' : 'module-tasks'}>
      {tasks.size === 0 ? (
        <EmptyState
          sentence={t('module.noTasks')}
          hint={offeredTypes.map(({ words }) => words[t.language].title).join(', ')}
          action={<NewTask onAdd={add} />}
        />
      ) : (
        <>
          {plan.kind === 'process' && <TasksBar tasks={tasks} view={view} onView={setView} />}
          {view === 'board' ? (
            <StatusBoard tasks={tasks} />
          ) : (
            <ul>
              {[...tasks.values()].map((task) => (
                <li key={task.id} id={task.id} data-here={task.id}>
                  <TaskBlock task={task} plan={plan} open={task.id === openTaskId} />
                </li>
              ))}
            </ul>
          )}
          <NewTask onAdd={add} />
        </>
      )}
      {adding && (
        <AddTaskDialog
          type={adding}
          onClose={() => setAdding(null)}
          onAdd={async (content, headline) => open(await addTask(content, null, headline))}
        />
      )}
    </div>
  );
}

/** New opens the choice of task types; `N` does, and a number chooses. */
function NewTask({ onAdd }: { onAdd: (type: TaskTypeEditor) => void }): ReactNode {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useKey('newTask', () => setOpen(true));
  const choose = (type: TaskTypeEditor) => {
    setOpen(false);
    onAdd(type);
  };
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        color="secondary"
        startIcon={<Plus size={16} />}
        aria-haspopup="menu"
        onClick={() => setOpen(true)}
      >
        {t('module.new')}
      </Button>
      <Menu
        open={open}
        anchorEl={() => button.current}
        onClose={() => setOpen(false)}
        onKeyDown={(event) => {
          if (isComposed(event)) return;
          const type = offeredTypes[Number(event.key) - 1];
          if (type === undefined) return;
          // The number would be typed into the dialog that opens.
          event.preventDefault();
          choose(type);
        }}
      >
        {offeredTypes.map((type, i) => (
          <MenuItem key={type.words.en.title} onClick={() => choose(type)}>
            <type.icon aria-hidden />
            {type.words[t.language].title}
            <kbd className="task-type-key">{i + 1}</kbd>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
