/** A blueprint's tasks, edited in cells. */
export const sheet = {
  headline: 'Title',
  assignee: 'Assignee',
  dueInDays: 'Due after start',
  mandatory: 'Mandatory',
  seenBy: 'Visible to',
  everybody: 'Client and team',
  none: 'none',
  days: 'Days',
  headlineOf: 'Title of %{task}',
  assigneeOf: 'Assignee of %{task}',
  dueInDaysOf: 'Days after the start for %{task}',
  mandatoryOf: '%{task} is mandatory',
  headlineRefused: 'A task needs a title.',
  dueInDaysRefused: 'Enter 1 to 99 days, such as 10, 2 weeks or none.',
  open: 'Open %{task}',
  rows: { one: '%{count} row', other: '%{count} rows' },
  fillDown: 'Fill down',
  fillDownKey: 'Ctrl D',
  chooseNone: 'Clear selection',
  assigneeOfRows: {
    one: 'Assignee of %{count} row',
    other: 'Assignee of %{count} rows',
  },
  daysOfRows: {
    one: 'Days after the start for %{count} row',
    other: 'Days after the start for %{count} rows',
  },
  daysHint: 'Press Enter to set it. Empty or “none” removes it.',
  changed: { one: '%{count} cell changed', other: '%{count} cells changed' },
  deleted: { one: '%{count} task deleted', other: '%{count} tasks deleted' },
  /** Of cells that somebody else has changed at the same time. */
  cells: { one: '%{count} cell', other: '%{count} cells' },
  cellOf: '%{task}, %{column}: %{value}',
  changedToo: {
    one: 'Not saved: %{who} changed %{count} cell too.',
    other: 'Not saved: %{who} changed %{count} cells too.',
  },
  moved: 'Task moved',
  added: {
    one: '%{count} task added',
    other: '%{count} lines pasted as tasks',
  },
  leftOut: {
    one: '%{count} empty line left out',
    other: '%{count} empty lines left out',
  },
  unassigned: {
    one: '%{count} task without a person',
    other: '%{count} tasks without a person',
  },
  newTask: 'My New Task',
  unknown: {
    one: 'Nobody has this name',
    other: 'Nobody has these %{count} names',
  },
  withoutThem: 'Paste without them',
  createThem: {
    one: 'Create placeholder',
    other: 'Create %{count} placeholders',
  },
} as const;
