import type { TaskRow } from '@waymark/api';
import type { TaskStatus } from '@waymark/look';
import { useState, type ReactNode } from 'react';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useSetTaskStatus } from './useSetTaskStatus.tsx';

/** Who waits to hear why a task is stuck. */
type Asked = { task: TaskRow; answer: (reason: string | null) => void };

/**
 * A task is dropped in the column of a status: it gets that status, and Stuck asks why first. `drop` fails where the card is
 * to go back. Put `dialogs` on the page.
 */
export function useDropOnStatus(): {
  drop: (task: TaskRow, status: TaskStatus) => Promise<void>;
  dialogs: ReactNode;
} {
  const { setStatus, dialog } = useSetTaskStatus();
  const [asked, setAsked] = useState<Asked | null>(null);
  const why = (task: TaskRow) =>
    new Promise<string | null>((resolve) =>
      setAsked({
        task,
        answer: (reason) => {
          setAsked(null);
          resolve(reason);
        },
      }),
    );
  return {
    async drop(task, status) {
      const reason = status === 'STUCKED' ? await why(task) : '';
      if (reason === null || !(await setStatus(task, status, reason)))
        throw new Error('The card stays where it was.');
    },
    dialogs: (
      <>
        {dialog}
        {asked !== null && (
          <ReasonDialog
            headline={asked.task.headline}
            onSubmit={asked.answer}
            onClose={() => asked.answer(null)}
          />
        )}
      </>
    ),
  };
}
