/** From a Markdown checklist to a blueprint. */
export const importing = {
  title: 'Import a checklist',
  another: 'Choose another file',
  import: 'Import',
  importing: 'Importing',
  drop: 'Drop a Markdown checklist here',
  dropHint:
    '%{endings}, up to 1 MB. Headings become milestones and modules, boxes become tasks.',
  file: 'Checklist file',
  choose: 'Choose a file',
  readingFile: 'Reading %{file}',
  reading: 'Reading the checklist',
  paste: 'Or paste it',
  example: '# Onboarding\n- [ ] Book the kick-off',
  showPreview: 'Show the preview',
  unreadable: '%{file} could not be read. Choose it again.',
  noMarkdown:
    '%{file} is no Markdown file. Choose a file that ends in %{endings} or %{last}.',
  tooLarge:
    'The file has %{bytes} bytes; at most %{most} (1 MB) can be imported.',
  name: 'Name of the process',
  nameNeeded: 'A process needs a name.',
  from: 'from %{file}',
  tree: 'What will be made',
  line: 'line %{line}',
  notPlaced: 'What could not be placed: %{notes}',
  notes: { one: '%{count} note', other: '%{count} notes' },
  notesList: 'Notes, by line',
  texts: { one: '%{count} text', other: '%{count} texts' },
  links: { one: '%{count} link', other: '%{count} links' },
  empty: 'empty',
} as const;
