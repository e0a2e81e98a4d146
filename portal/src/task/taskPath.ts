import type { TaskRow } from '@waymark/api';

/** A task's own page. */
export const taskPath = ({
  planId,
  id,
}: Pick<TaskRow, 'planId' | 'id'>): string => `/portal/task/${planId}/${id}`;
