import type { TaskRow } from '@waymark/api';
import type { TaskStatus } from '@waymark/look';
import { useState, type ReactNode } from 'react';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useSetTaskStatus } from './useSetTaskStatus.tsx';

/** Why a task is stuck, and whom to tell once the task has it. */
type Reason = { readonly reason: string; readonly onSaid: () => void };
/** Who waits to hear it. */
type DroppedTask = { task: TaskRow; answer: (given: Reason | null) => void };

/**
 * A task is dropped in the column of a status: it gets that status, and Stuck asks why first.
 * `drop` fails where the card is to go back. Put `dialogs` on the page.
 */
export function useDropOnStatus(): {
  drop: (task: TaskRow, status: TaskStatus) => Promise<void>;
  dialogs: ReactNode;
} {
  const { setStatus, dialog } = useSetTaskStatus();
  const [asked, setAsked] = useState<DroppedTask | null>(null);
  const why = (task: TaskRow) =>
    new Promise<Reason | null>((resolve) =>
      setAsked({
        task,
        answer: (given) => {
          setAsked(null);
          resolve(given);
        },
      }),
    );
  return {
    async drop(task, status) {
      const given =
        status === 'STUCKED' ? await why(task) : { reason: '', onSaid: () => undefined };
      if (given === null || !(await setStatus(task, status, given.reason)))
        throw new Error('The card stays where it was.');
      given.onSaid();
    },
    dialogs: (
      <>
        {dialog}
        {asked !== null && (
          <ReasonDialog
            task={asked.task}
            onSubmit={(reason, onSaid) => asked.answer({ reason, onSaid })}
            onClose={() => asked.answer(null)}
          />
        )}
      </>
    ),
  };
}
