import { formVersionId } from '@waymark/events/forms';
import type { AnswersRow, FormVersionRow, TaskRow } from '../../base/api/reads.ts';
import { readAll } from '../../base/api/reads.ts';
import type { QueryState } from '../../base/api/queryCache.ts';
import { useQuery } from '../../base/api/useQuery.ts';
import type { ContentOfTask } from '../task/contentOfTask.ts';

/** The form that a task asks for, in its version. */
export function useFormVersion(
  workspaceId: string,
  { formId, version }: ContentOfTask<'form'>,
): QueryState<FormVersionRow[]> {
  const id = formVersionId(formId, version);
  return useQuery(`formVersions ${workspaceId} ${id}`, () =>
    readAll(workspaceId, 'formVersions', { filter: { id }, sort: ['publishedAt', 'ASC'] }),
  );
}

/** The answers sent for a task; no row where there are none. */
export function useAnswers(
  workspaceId: string,
  { planId, id: taskId }: TaskRow,
): QueryState<AnswersRow[]> {
  return useQuery(`answers ${workspaceId} ${planId} ${taskId}`, () =>
    readAll(workspaceId, 'answers', { filter: { planId, taskId }, sort: ['sentAt', 'ASC'] }),
  );
}
