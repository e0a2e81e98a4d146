/** The views of the side menu. */
export const executionViews = {
  all: 'All executions',
  open: 'Stuck or active',
  mine: 'Mine',
  client: 'Waiting for the client',
  ending: 'Ending this month',
  waiting: 'Not started',
  done: 'Done',
} as const;
