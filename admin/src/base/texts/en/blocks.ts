/** What stands on a module's page. */
export const blocks = {
  addKindOrTask: 'Add %{kinds} or task',
  groupWrite: 'Write',
  groupDo: 'Do',
  groupShow: 'Show',
  block: 'block',
  task: 'task %{headline}',
  addBelow: 'Add below %{name}',
  moveOrDelete: 'Move or delete %{name}',
  moveUp: 'Move up',
  moveDown: 'Move down',
  // Word for word as the specification has them.
  notUpdated: 'An error occured: %{why}',
  notDeleted: 'An error occured',
  deleted: '%{kind} deleted',
  newer: 'This block was made with a newer version. Reload the page to see it.',
  write: 'Write something',
  unnamed: 'Block',
  taskWord: 'Task',
} as const;
