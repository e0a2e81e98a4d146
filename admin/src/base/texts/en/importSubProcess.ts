/** A sub-process that comes into a running process (PRODUCT 8.4). */
export const importSubProcess = {
  title: 'Import Sub Process',
  menu: '+ Import Sub Process',
  choose: 'Choose the source',
  chooseLead:
    'Its modules are added to this execution, each to its milestone. Nothing that is already there changes.',
  match: 'Match People',
  matchLead:
    'People already matched in this execution are filled in. Choose exactly one person each. If you leave one open, its tasks wait.',
  import: 'Import',
  next: 'Next',
  of: 'Sub-process',
  holds: '%{modules}, %{tasks}',
  loading: 'Loading the sub-processes',
  failed: 'The sub-processes could not be loaded',
  none: 'No sub-process here yet',
  noneHint: 'Sub-processes appear here as soon as the process template has one.',
  openBlueprint: 'Open the process template',
  again: '“%{name}” is here already. Import it again only if you need its work twice.',
  whereTheyGo: 'Where they go',
  made: 'new milestone',
  chosenOf: '%{count} of %{all} chosen',
  noneChosen: 'Choose a sub-process',
  dueByEnd: 'Anything due after the end is due on the last day.',
  importing: 'Importing %{name}',
  isIn: '%{name} was imported',
  backToSource: 'Back to the source',
} as const;
