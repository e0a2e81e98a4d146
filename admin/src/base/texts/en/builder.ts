/** The template builder. */
export const builder = {
  importChanges: 'Import changes…',
  dates: 'Proposed dates',
  datesHint:
    'Whoever rolls this out is offered these dates. Without them, it is today and 62 days later.',
  noDates: 'No dates set',
  templates: 'Process Templates',
  template: 'Process template',
  allTemplates: 'All process templates',
  templateFailed: 'The process template could not be loaded',
  rollOut: 'Roll out',
  placeholdersAndVariables: 'Placeholders and variables',
  addFirstMilestone: 'Add your first milestone',
  milestonesAreColumns: 'Milestones are the columns of this board.',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  addMilestoneAfter: 'Add milestone after',
  moveTo: 'Move to…',
  addModuleTo: 'Add module to %{milestone}',
  addModuleAtEnd: 'Add module at the end of %{milestone}',
  titleThenEnter: 'Title, then Enter',
  newTitleIn: 'Title of the new module in %{milestone}',
  stopAdding: 'Stop adding',
  taskWord: { one: 'task', other: 'tasks' },
  dueAfterStart: 'Due %{days} after the start',
  tooMuch:
    'This has about %{kilobytes} kB; one copy may have %{most} kB, so it can not be rolled out or cloned. Move some of it to a sub-process.',
} as const;
