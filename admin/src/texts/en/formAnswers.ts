/** What was answered to a form in all projects. */
export const formAnswers = {
  title: 'Answers to %{name}',
  failed: 'The answers could not be loaded',
  notPublished: 'The form is not published yet, so nobody has answered it.',
  none: 'Nobody has answered this version yet.',
  version: 'Version',
  client: 'Client',
  project: 'Project',
  process: 'Execution',
  task: 'Task',
  sent: 'Sent',
  search: 'Search the answers',
  lookIn: 'Look in',
  allColumns: 'All columns',
  more: 'Show all',
  less: 'Show less',
  count: { one: '%{count} answer', other: '%{count} answers' },
  countOf: {
    one: '%{some} of %{count} answer',
    other: '%{some} of %{count} answers',
  },
} as const;
