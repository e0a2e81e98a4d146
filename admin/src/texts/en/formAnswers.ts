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
} as const;
