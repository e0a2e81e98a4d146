/** Stored value of a module's or process's status -> its word. */
export const processStatus = {
  PENDING: 'Not started',
  ACTIVE: 'Active',
  PAUSED: 'Paused',
  DONE: 'Done',
  STUCKED: 'Stuck',
} as const;
