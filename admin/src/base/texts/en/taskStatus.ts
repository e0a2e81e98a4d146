/** Stored value of a task's status -> its word (PRODUCT 7.1). */
export const taskStatus = {
  TODO: 'To do',
  IN_PROGRESS: 'In progress',
  STUCKED: 'Stuck',
  DONE: 'Done',
} as const;
