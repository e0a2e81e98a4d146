/** Variables of a plan. */
export const variables = {
  valueWord: 'Value',
  numberWord: 'Number',
  label: 'Label',
  labelOf: 'Label of %{name}',
  linkOf: 'Link of %{name}',
  valueOf: 'Value of %{name}',
  theNew: 'the new variable',
  https: 'https://',
  saveName: 'Save %{name}',
  named: '%{name}, %{word}',
  failed: 'The variables could not be loaded',
  alreadyExists: 'Variable already exists',
  noneYet: 'No variables have been created in the template so far.',
  noValue: 'No value yet',
  add: 'Add variable',
} as const;
