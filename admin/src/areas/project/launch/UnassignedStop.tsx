import type { ExecutionRow, PlanRef, TaskRow } from '@waymark/api';
import { UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { PersonPicker } from '../../../parts/personPicker/PersonPicker.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { useUndoToast } from '../../../parts/toasts/useUndoToast.tsx';
import { Stop } from './Stop.tsx';
import type { useRings } from './useRings.ts';

type UnassignedStopProps = {
  execution: ExecutionRow;
  plan: PlanRef;
  tasks: readonly TaskRow[];
  all: number;
  rings: ReturnType<typeof useRings>;
};

/** Tasks that nobody has: one choice assigns all of them. */
export function UnassignedStop({
  execution,
  plan,
  tasks,
  all,
  rings,
}: UnassignedStopProps): ReactNode {
  const t = useTexts();
  const send = useCommand();
  const offerUndo = useUndoToast();
  const taskIds = tasks.map(({ id }) => id);
  const assign = async (assignee: string | null) => {
    if (assignee === null) return;
    await send('AssignTasks', { plan, taskIds, assignee });
    offerUndo(
      t('launch.assigned', { count: taskIds.length }),
      () => void send('AssignTasks', { plan, taskIds, assignee: null }).catch(() => undefined),
    );
  };
  const [first] = tasks;
  return (
    <Stop
      title={t('launch.unassigned')}
      note={t('launch.ofTasks', { some: tasks.length, count: all })}
      state={first === undefined ? 'done' : 'open'}
    >
      {first !== undefined && (
        <div className="launch-line" {...rings(tasks.map(({ moduleId }) => moduleId))}>
          <UserX aria-hidden="true" />
          <span>
            <b>
              {tasks.length === 1
                ? first.headline
                : t('launch.andMore', { task: first.headline, more: tasks.length - 1 })}
            </b>
            <small>{first.moduleTitle}</small>
          </span>
          <PersonPicker
            quiet
            label={t('launch.unassigned')}
            emptyText={t('launch.assign', { count: tasks.length })}
            value={null}
            options={{ team: true, clientId: execution.clientId, placeholders: plan.id }}
            onChange={(to) => void assign(to).catch(() => undefined)}
          />
        </div>
      )}
    </Stop>
  );
}
