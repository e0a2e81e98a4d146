import type { FrameReply } from '@waymark/api';
import { isQuestion } from '@waymark/events/forms';
import { useEffect, useState } from 'react';
import { Alert } from '../base/page/Alert.tsx';
import { readAll } from '../base/api/reads.ts';
import { describeError } from '../base/api/problem.ts';
import { useQuery } from '../base/api/useQuery.ts';
import { answersIn } from '../parts/form/answersIn.ts';
import { SentAnswers } from '../parts/form/SentAnswers.tsx';
import { useAnswers, useFormVersion } from '../parts/form/useForm.ts';
import type { TaskRow } from '../base/api/reads.ts';
import type { ContentOfTask } from '../parts/task/contentOfTask.ts';
import { texts as formTexts } from '../base/texts/form.ts';
import { address } from './address.ts';
import { FramedFilling } from './FramedFilling.tsx';
import { tell } from './holder.ts';

/** The task of this frame with its form: to fill in, and once it was sent to read and to change. */
export function FramedForm({ reply }: { reply: FrameReply }) {
  const { workspaceId } = reply;
  const { planId, taskId, formId } = address;
  const tasks = useQuery(`tasks ${workspaceId} ${planId} ${taskId}`, () =>
    readAll(workspaceId, 'tasks', { filter: { id: taskId, planId }, sort: ['place', 'ASC'] }),
  );
  const task = tasks.data?.[0];
  if (tasks.error !== undefined) return <Alert>{describeError(tasks.error).sentence}</Alert>;
  if (task?.content.type !== 'form' || task.content.formId !== formId) return null;
  return <OfTask {...{ task, reply }} content={task.content} />;
}

function OfTask({
  task,
  content,
  reply,
}: {
  task: TaskRow;
  content: ContentOfTask<'form'>;
  reply: FrameReply;
}) {
  const { workspaceId, accountId, origin } = reply;
  const versions = useFormVersion(workspaceId, content);
  const answers = useAnswers(workspaceId, task);
  const [editing, setEditing] = useState(false);
  const form = versions.data?.[0]?.definition;
  const isEmpty = form !== undefined && !form.fields.some(isQuestion);
  useEffect(() => {
    if (isEmpty) tell(origin, 'EMPTY_FORM');
  }, [isEmpty, origin]);
  const failed = versions.error ?? answers.error;
  if (failed !== undefined) return <Alert>{describeError(failed).sentence}</Alert>;
  if (form === undefined || answers.data === undefined) return null;
  if (isEmpty) return <p className="two">{formTexts().viewer.empty}</p>;

  const row = answers.data[0];
  const before = row === undefined ? undefined : answersIn(row);
  const isSent = row?.state === 'sent' && Object.keys(row.asked).length === 0;
  return (
    <>
      <h1>{task.headline}</h1>
      {editing || !(isSent || task.status === 'DONE') ? (
        <FramedFilling
          key={row?.changedAt}
          {...{ task, content, form, row, before, isSent, origin }}
          place={{ workspaceId, accountId }}
          onDone={() => setEditing(false)}
        />
      ) : (
        <SentAnswers
          {...{ workspaceId, task, form, row, before }}
          onChange={() => setEditing(true)}
        />
      )}
    </>
  );
}
