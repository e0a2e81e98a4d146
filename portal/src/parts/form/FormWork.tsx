import { useState } from 'react';
import type { TaskRow } from '../../base/api/reads.ts';
import { useWho } from '../project/useProject.ts';
import { NotLoaded } from '../../base/states/NotLoaded.tsx';
import { useMayAct } from '../task/mayAct.ts';
import type { ContentOfTask } from '../task/contentOfTask.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';
import { answersIn } from './answersIn.ts';
import { Filling } from './Filling.tsx';
import { SentAnswers } from './SentAnswers.tsx';
import { useAnswers, useFormVersion } from './useForm.ts';
import './form.css';

export { keepIn } from './draftStorage.ts';

/**
 * The form that a task asks for: to fill in, and once it was sent to read and to change (PRODUCT
 * 18.7).
 */
export default function FormWork({
  task,
  content,
}: {
  task: TaskRow;
  content: ContentOfTask<'form'>;
}) {
  const { workspaceId } = useWorkspace();
  const { whoIs } = useWho(task.planId);
  const may = useMayAct(task, whoIs);
  const versions = useFormVersion(workspaceId, content);
  const answers = useAnswers(workspaceId, task);
  const [editing, setEditing] = useState(false);
  const form = versions.data?.[0]?.definition;
  // Nobody has chosen one yet, which stands above.
  if (content.version === 0) return null;
  if (!form || !answers.data) return <NotLoaded error={versions.error ?? answers.error} />;

  const row = answers.data[0];
  const before = row && answersIn(row);
  const isSent = row?.state === 'sent' && Object.keys(row.asked).length === 0;
  const isOver = isSent || task.status === 'DONE';
  if (!may || (isOver && !editing))
    return (
      <SentAnswers
        {...{ workspaceId, task, form, row, before }}
        {...(may && { onChange: () => setEditing(true) })}
      />
    );
  return (
    <Filling
      key={row?.changedAt}
      {...{ task, content, form, row, before }}
      onSent={() => setEditing(false)}
      {...(isSent && { onCancel: () => setEditing(false) })}
    />
  );
}
