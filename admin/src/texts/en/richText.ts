/** Writing with formats. */
export const richText = {
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
