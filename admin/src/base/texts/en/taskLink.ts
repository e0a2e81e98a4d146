/** Links from a module's page to tasks of the same plan. */
export const taskLink = {
  add: 'Add a link to a task',
  change: 'Change where it leads',
  task: 'Task',
  none: 'There is no task in this plan yet',
  nothingFound: 'No task or module matches',
  gone: 'This task no longer exists',
  notHere: 'This task is not in this copy',
  failed: 'The task could not be loaded',
  choose: 'Choose a task',
  remove: 'Remove link',
} as const;
