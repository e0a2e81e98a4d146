import { portalAddress } from '@waymark/api/addresses';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { MilestoneRow, PersonRow, TaskRow } from '../../base/api/reads.ts';
import { nextTask } from '../../parts/project/order.ts';
import type { Directory, Who } from '../../parts/project/who.ts';
import { showTab } from '../../parts/talk/useTab.ts';
import { texts } from '../../base/texts/acts.ts';
import { tell } from '../../base/toast/toasts.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';
import { useDesk } from '../../base/page/useDesk.ts';
import { DoneMoment } from './DoneMoment.tsx';
import { TaskDock } from './TaskDock.tsx';
import { TheTurn } from '../../parts/task/WhoseTurn.tsx';
import { taskPath } from '../../parts/project/taskPath.ts';
import { useTaskActs } from '../../parts/task/useTaskActs.ts';

export type TaskActingProps = {
  task: TaskRow;
  tasks: TaskRow[];
  milestone: MilestoneRow | undefined;
  whoIs: Directory;
  people: PersonRow[];
  helping: Who[];
};

/**
 * The reader's acts on the task: a dock on a phone; on a desk, beside it, with whose turn it is and
 * what else there is of it (`children`).
 */
export function TaskActing({ children, ...props }: TaskActingProps & { children: ReactNode }) {
  const { task, whoIs } = props;
  const desk = useDesk();
  return (
    <aside className="task-side" aria-label={texts().dock.title}>
      <div className="panel">
        {desk && (
          <div className="who" aria-live="polite">
            <TheTurn task={task} whoIs={whoIs} />
          </div>
        )}
        <Acts {...props} />
      </div>
      {desk && children}
    </aside>
  );
}

/** Everything that the reader can do with the task, and what follows from it. */
function Acts({ task, tasks, milestone, whoIs, people, helping }: TaskActingProps) {
  const { me } = useWorkspace();
  const [, navigate] = useLocation();
  const acts = useTaskActs(task);
  /** Set once it is done: the way back, while the tick is shown. */
  const [ticked, setTicked] = useState<{ undo: () => Promise<void> }>();

  /** The next task among the others, or the project's page when none is left. */
  const goOn = () => {
    const next = nextTask(
      tasks.filter(({ id }) => id !== task.id),
      me.accountId,
    );
    navigate(
      next === undefined ? portalAddress.process({ processId: task.planId }) : taskPath(next),
    );
  };
  const finish = async () => {
    const undo = await acts.setStatus({ status: 'DONE' });
    if (undo !== undefined) setTicked({ undo });
  };
  if (ticked !== undefined) {
    const afterTick = () => {
      tell(texts().dock.doneNow(task.headline), async () => {
        await ticked.undo();
        navigate(taskPath(task));
      });
      goOn();
    };
    return <DoneMoment milestone={milestone} onEnd={afterTick} />;
  }
  return (
    <TaskDock
      task={task}
      acts={acts}
      whoIs={whoIs}
      people={people}
      helping={helping}
      onDone={() => void finish()}
      onHandedOver={goOn}
      onStuck={() => showTab(task, 'talk')}
    />
  );
}
