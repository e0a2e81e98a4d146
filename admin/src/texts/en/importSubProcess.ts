/** A sub-process that comes into a running process (PRODUCT 8.4). */
export const importSubProcess = {
  title: 'Import Sub Process',
  menu: '+ Import Sub Process',
  choose: 'Choose the source',
  chooseLead:
    'Its modules join this execution, each in its milestone. Nothing that is there already changes.',
  match: 'Match People',
  matchLead:
    'People already matched in this execution are filled in. Exactly one person each; leave one open and its tasks wait.',
  import: 'Import',
  next: 'Next',
  of: 'Sub-process',
  holds: '%{modules}, %{tasks}',
  loading: 'Loading the sub-processes',
  failed: 'The sub-processes could not be loaded',
  none: 'No sub-process here yet',
  noneHint: 'Sub-processes of a blueprint show up here as soon as it has one.',
  openBlueprint: 'Open the blueprint',
  again:
    '“%{name}” is here already. Import it once more only if you need its work twice.',
  whereTheyGo: 'Where they go',
  made: 'new milestone',
  chosenOf: '%{count} of %{all} chosen',
  noneChosen: 'Choose a sub-process',
  dueByEnd: 'What would be due after the end is due on that day.',
  importing: 'Importing %{name}',
  isIn: '%{name} is in',
  backToSource: 'Back to the source',
} as const;
