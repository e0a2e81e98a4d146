import type { PlanRef, TaskRow } from '@waymark/api';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { ConfirmDelete } from '../../../parts/deleting/ConfirmDelete.tsx';
import { inWords } from '../../../parts/references/Words.tsx';
import { usePutBackToast } from '../../../parts/toasts/usePutBackToast.ts';
import { useTexts } from '../../../base/texts/index.ts';

/**
 * Asks before a task goes; then it is gone from the page at once, with its block and what stood
 * open beside the page, and Undo is offered once it is. Where that is refused all of it is back,
 * and the dialog says why. It belongs to the page, since what shows the task goes with it.
 */
export function useTaskDeletion(plan: PlanRef): {
  ask: (task: TaskRow) => void;
  dialog: ReactNode;
} {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const offerPutBack = usePutBackToast();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<TaskRow | null>(null);
  const remove = async ({ id, blockId }: TaskRow, basedOn?: string) => {
    const shows = [
      { resource: 'tasks', id, gone: true },
      { resource: 'blocks', id: blockId, gone: true },
    ] as const;
    await send('DeleteTask', { plan, taskId: id }, { basedOn, shows });
    offerPutBack(t('task.deleted'), { plan, part: 'task', id });
    const { pathname, search, hash } = window.location;
    if (hash === `#${id}`)
      void navigate({ pathname, search, hash: '' }, { preventScrollReset: true });
  };
  return {
    ask: setAsked,
    dialog: asked && (
      <ConfirmDelete
        atOnce={asked.id}
        kind="task"
        name={inWords(asked.headline)}
        seen={asked.planRevision}
        onDelete={(basedOn) => remove(asked, basedOn)}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
