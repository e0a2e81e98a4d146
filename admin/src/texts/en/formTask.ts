/** A task that asks for a form. */
export const formTask = {
  form: 'Form',
  newTask: 'New form task',
  choose: 'Choose a form',
  version: 'Version %{version}',
  noForms: 'There are no form templates to choose from yet.',
  createOne: 'Create and publish one',
  noneAsked: 'This task asks for no form yet.',
  noSuch: 'No form has this name.',
  answers: 'Answers',
  sent: '%{answered} of %{questions}, sent %{at}',
  notSent: 'Not answered yet.',
  withdrawn: 'The answers were taken back.',
  ask: 'Ask for a change',
  askNow: 'Ask',
  askHint:
    'Write beside each answer what should be changed. The task is in progress again, and the client reads it above the question.',
  askedBy: '%{name}, %{at}:',
  changedBy: '%{name}, %{at}, after sending',
  fill: 'Edit for the client',
  send: 'Send answers',
} as const;
