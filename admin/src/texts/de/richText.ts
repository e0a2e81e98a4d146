import type { Translated } from '../catalogue.ts';
import type { richText as english } from '../en/richText.ts';

export const richText = {
  pressEnter: '%{label}. Enter drücken, um zu schreiben.',
  format: 'Format',
  bold: 'Fett',
  italic: 'Kursiv',
  strike: 'Durchgestrichen',
  heading: 'Überschrift %{level}',
  bulletList: 'Aufzählung',
  notALink: 'Kein Link',
  setLink: 'Link setzen',
  removeLink: 'Link entfernen',
} satisfies Translated<typeof english>;
