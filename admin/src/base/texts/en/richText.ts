/** Writing with formats. */
export const richText = {
  onlyPictures:
    'Only pictures can be pasted into a page. Add other files as a PDF block or with a message.',
  markdown: 'This text is written in Markdown.',
  asFormatted: 'Paste as formatted text',
  asTasks: { one: 'Make %{count} task of it', other: 'Make %{count} tasks of it' },
  asItIs: 'Leave as it is',
  noFiles:
    'This text holds no files. Paste pictures into a text of the page, or send them with a message.',
  pressEnter: '%{label}. Press Enter to write.',
  format: 'Format',
  bold: 'Bold',
  italic: 'Italic',
  strike: 'Strike',
  heading: 'Heading %{level}',
  bulletList: 'Bullet list',
  notALink: 'Not a link',
  setLink: 'Set link',
  removeLink: 'Remove link',
} as const;
