import type { ModuleRow, TaskRow } from '@waymark/api';
import { Button, Menu, MenuItem } from '@mui/material';
import { Plus, SquareCheckBig } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { AddTaskDialog } from './AddTaskDialog.tsx';
import type { PlanAround } from './planKinds.ts';
import { TaskBlock } from './TaskBlock.tsx';
import { useBlockCommands } from './useBlockCommands.ts';
import { useHashScroll } from './useHashScroll.ts';
import { EmptyState } from '../layout/states.tsx';

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
  const { plan } = around;
  const { addTask } = useBlockCommands(plan, module.id, []);
  const [adding, setAdding] = useState(false);
  const navigate = useNavigate();
  useHashScroll(tasks.size > 0);
  const open = (taskId: string) => void navigate({ hash: taskId });
  const add = () => {
    if (plan.kind === 'process') setAdding(true);
    else void addTask(null).then(open, () => undefined);
  };
  return (
    <div className="module-tasks">
      {tasks.size === 0 ? (
        <EmptyState
          sentence="No tasks yet"
          hint="Simple Task"
          action={<NewTask onSimpleTask={add} />}
        />
      ) : (
        <>
          <ul>
            {[...tasks.values()].map((task) => (
              <li key={task.id} id={task.id}>
                <TaskBlock
                  task={task}
                  plan={plan}
                  open={task.id === openTaskId}
                />
              </li>
            ))}
          </ul>
          <NewTask onSimpleTask={add} />
        </>
      )}
      {adding && (
        <AddTaskDialog
          onClose={() => setAdding(false)}
          onAdd={async (headline) => open(await addTask(null, headline))}
        />
      )}
    </div>
  );
}

/** New opens the choice of task types; there is one so far. */
function NewTask({ onSimpleTask }: { onSimpleTask: () => void }): ReactNode {
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
        New
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
      >
        <MenuItem
          onClick={() => {
            setAnchor(null);
            onSimpleTask();
          }}
        >
          <SquareCheckBig aria-hidden />
          Simple Task
        </MenuItem>
      </Menu>
    </>
  );
}
