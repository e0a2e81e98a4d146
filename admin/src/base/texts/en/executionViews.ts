/** The views of the side menu. */
export const executionViews = {
  all: 'All executions',
  running: 'Running',
  mine: 'Mine',
  ours: 'Our turn',
  client: 'Client’s turn',
  longClient: 'Client’s turn, %{days} days',
  overdue: 'Overdue',
  ending: 'Ending this month',
  waiting: 'Not started',
  withoutOwner: 'Without an owner',
  done: 'Done',
} as const;
