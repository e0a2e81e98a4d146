/** Forms from files, and as files (PRODUCT 18). */
export const formExchange = {
  import: 'Import',
  title: 'Import a form',
  choose: 'Choose a file',
  file: 'File with a form',
  hint: 'Markdown or JSON Schema, up to 1 MB',
  paste: 'Or paste it',
  pasteHint:
    'Headings become sections, list items become questions, and what is nested below an item becomes its choices.',
  example: '# Sign-on\n- Which provider do you use?\n  - Okta',
  tooLarge: 'That is more than 1 MB.',
  unreadable: 'This is not a JSON Schema of an object with properties. Choose another file.',
  noFields: 'It contains no questions. Each list item becomes one.',
  tooManyFields: 'It has more than 200 fields. Split it into several forms.',
  becomes: 'What it becomes',
  fields: { one: '%{count} field', other: '%{count} fields' },
  unnamed: 'No text yet',
  left: 'Left out or shortened: %{what}',
  export: 'Export as JSON Schema',
  exportFailed: 'The form could not be exported',
} as const;
