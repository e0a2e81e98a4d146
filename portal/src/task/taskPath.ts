import type { TaskRow } from '../api/reads.ts';

/** A task's own page. */
export const taskPath = ({
  planId,
  id,
}: Pick<TaskRow, 'planId' | 'id'>): string => `/portal/task/${planId}/${id}`;
