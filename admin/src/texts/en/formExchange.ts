/** Forms from files, and as files (PRODUCT 18). */
export const formExchange = {
  import: 'Import',
  title: 'Import a form',
  choose: 'Choose a file',
  file: 'File with a form',
  hint: 'Markdown or JSON Schema, up to 1 MB',
  paste: 'Or paste it',
  pasteHint:
    'Headings become sections, items of a list become questions, what stands below an item becomes its choices.',
  example: '# Sign-on\n- Which provider do you use?\n  - Okta',
  tooLarge: 'That is more than 1 MB.',
  unreadable:
    'This is no JSON Schema of an object with properties. Choose another file.',
  noFields: 'There are no questions in it. Each item of a list becomes one.',
  tooManyFields: 'It has more than 200 fields. Divide it into several forms.',
  becomes: 'What it becomes',
  fields: { one: '%{count} field', other: '%{count} fields' },
  unnamed: 'No words yet',
  left: 'Not brought along, or cut short: %{what}',
  export: 'Export as JSON Schema',
  exportFailed: 'The form could not be exported',
} as const;
