import { formVersionId } from '@waymark/events/forms';
import type { AnswersRow, FormVersionRow, TaskRow } from '../api/reads.ts';
import { readAll } from '../api/reads.ts';
import type { QueryState } from '../api/queryCache.ts';
import { useQuery } from '../api/useQuery.ts';
import type { ContentOfTask } from '../taskTypes/contentOfTask.ts';

/** The form that a task asks for, in its version. */
export function useFormVersion(
  workspaceId: string,
  { formId, version }: ContentOfTask<'form'>,
): QueryState<FormVersionRow[]> {
  const id = formVersionId(formId, version);
  return useQuery(`formVersions ${workspaceId} ${id}`, () =>
    readAll(workspaceId, 'formVersions', {
      filter: { id },
      sort: ['publishedAt', 'ASC'],
    }),
  );
}

/** What was sent for a task; no row where nothing was. */
export function useAnswers(
  workspaceId: string,
  { planId, id: taskId }: TaskRow,
): QueryState<AnswersRow[]> {
  return useQuery(`answers ${workspaceId} ${planId} ${taskId}`, () =>
    readAll(workspaceId, 'answers', {
      filter: { planId, taskId },
      sort: ['sentAt', 'ASC'],
    }),
  );
}
