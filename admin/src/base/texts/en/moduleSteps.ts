/** The steps of a module's status (PRODUCT 7.2). */
export const moduleSteps = {
  start: 'Start',
  markDone: 'Mark done',
  pause: 'Pause',
  resume: 'Resume',
  incomplete: 'Incomplete again',
  markModuleDone: 'Mark module as done',
  allDone: 'All its tasks are done.',
  openTasks: {
    one: 'The open task will be marked as done too.',
    other: 'All %{count} open tasks will be marked as done too.',
  },
  markModuleIncomplete: 'Mark module as incomplete',
  becomesActive: 'The module becomes active again. Its tasks stay as they are.',
} as const;
