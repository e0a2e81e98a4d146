/** A task that asks for a form. */
export const formTask = {
  form: 'Form',
  newTask: 'New form task',
  choose: 'Choose a form',
  version: 'Version %{version}',
  noForms: 'There are no form templates to choose from yet.',
  createOne: 'Create and publish one',
  noSuch: 'No form has this name.',
} as const;
