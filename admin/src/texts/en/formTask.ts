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
} as const;
