/** Wording a task that one has added. */
export const wording = {
  edit: 'Change the words',
  headline: 'What is to be done',
  description: 'Description',
  optional: '(optional)',
  missing: 'Say in a few words what is to be done.',
  until: 'You added this task. You can change its words until somebody begins it.',
  plain:
    'You added this task. If you change the description, its lists and links become plain text.',
  save: 'Save',
  saved: 'Your words are saved',
};
