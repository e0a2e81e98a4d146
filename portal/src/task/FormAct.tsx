import type { ReactNode } from 'react';
import type { TaskRow } from '../api/reads.ts';
import { useAnswers } from '../form/useForm.ts';
import { texts } from '../texts/acts.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';

/**
 * How a form is done: by sending it, which the form itself does. What was sent and is open again is done by saying so
 * (`children`), for there may be nothing to change.
 */
export function FormAct({
  task,
  children,
}: {
  task: TaskRow;
  children: ReactNode;
}) {
  const { workspaceId } = useWorkspace();
  const answers = useAnswers(workspaceId, task);
  // The form is not there yet, so that a button could send nothing.
  if (answers.data === undefined) return null;
  const row = answers.data[0];
  if (row?.state === 'sent' && Object.keys(row.asked).length === 0)
    return children;
  return (
    <button type="submit" form="form-of-task" className="btn primary wide main">
      {texts().dock.send}
    </button>
  );
}
