import type { ModuleRow, TaskRow } from '@waymark/api';
import { Button, Menu, MenuItem } from '@mui/material';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { AddTaskDialog } from './AddTaskDialog.tsx';
import type { PlanAround } from './planKinds.ts';
import { TaskBlock } from './TaskBlock.tsx';
import { useBlockCommands } from './useBlockCommands.ts';
import { useHashScroll } from './useHashScroll.ts';
import { EmptyState } from '../layout/states.tsx';
import { taskTypeEditors } from '../taskTypes/index.ts';
import type { TaskTypeEditor } from '../taskTypes/taskTypeEditor.ts';
import { useTexts } from '../texts/index.ts';

type TasksTabProps = {
  module: ModuleRow;
  around: PlanAround;
  tasks: ReadonlyMap<string, TaskRow>;
  openTaskId: string | null;
};

/** The tasks of the module in their order, and New (PRODUCT 9.3). */
export function TasksTab({
  module,
  around,
  tasks,
  openTaskId,
}: TasksTabProps): ReactNode {
  const t = useTexts();
  const { plan } = around;
  const { addTask } = useBlockCommands(plan, module.id, []);
  const [adding, setAdding] = useState<TaskTypeEditor | null>(null);
  const navigate = useNavigate();
  useHashScroll(tasks.size > 0);
  const open = (taskId: string) => void navigate({ hash: taskId });
  const add = (type: TaskTypeEditor) => {
    if (plan.kind === 'process') setAdding(type);
    else void addTask(type.begins, null).then(open, () => undefined);
  };
  return (
    <div className="module-tasks">
      {tasks.size === 0 ? (
        <EmptyState
          sentence={t('module.noTasks')}
          hint={types.map(({ words }) => words[t.language].title).join(', ')}
          action={<NewTask onAdd={add} />}
        />
      ) : (
        <>
          <ul>
            {[...tasks.values()].map((task) => (
              <li key={task.id} id={task.id} data-here={task.id}>
                <TaskBlock
                  task={task}
                  plan={plan}
                  open={task.id === openTaskId}
                />
              </li>
            ))}
          </ul>
          <NewTask onAdd={add} />
        </>
      )}
      {adding && (
        <AddTaskDialog
          type={adding}
          onClose={() => setAdding(null)}
          onAdd={async (headline) =>
            open(await addTask(adding.begins, null, headline))
          }
        />
      )}
    </div>
  );
}

const types = Object.values(taskTypeEditors);

/** New opens the choice of task types. */
function NewTask({
  onAdd,
}: {
  onAdd: (type: TaskTypeEditor) => void;
}): ReactNode {
  const t = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<Plus size={16} />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('module.new')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
      >
        {types.map((type) => (
          <MenuItem
            key={type.words.en.title}
            onClick={() => {
              setAnchor(null);
              onAdd(type);
            }}
          >
            <type.icon aria-hidden />
            {type.words[t.language].title}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
