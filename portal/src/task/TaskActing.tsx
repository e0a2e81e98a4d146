import { useState } from 'react';
import { useLocation } from 'wouter';
import type { MilestoneRow, PersonRow, TaskRow } from '../api/reads.ts';
import { nextTask } from '../project/order.ts';
import type { Directory, Who } from '../project/who.ts';
import { texts } from '../texts/acts.ts';
import { tell } from '../toast/toasts.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import { DoneMoment } from './DoneMoment.tsx';
import { TaskDock } from './TaskDock.tsx';
import { taskPath } from './taskPath.ts';
import { useTaskActs } from './useTaskActs.ts';

export type TaskActingProps = {
  task: TaskRow;
  tasks: TaskRow[];
  milestone: MilestoneRow | undefined;
  whoIs: Directory;
  people: PersonRow[];
  helping: Who[];
};

/** Everything that the reader can do with the task, and what follows from it. */
export function TaskActing({
  task,
  tasks,
  milestone,
  whoIs,
  people,
  helping,
}: TaskActingProps) {
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
      next === undefined ? `/portal/process/${task.planId}` : taskPath(next),
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
    />
  );
}
