import type { Translated } from '../en/catalogue.ts';
import type { richText as english } from '../en/richText.ts';

export const richText = {
  onlyPictures:
    'In eine Seite lassen sich nur Bilder einfügen. Andere Dateien kommen als PDF-Block oder mit einer Nachricht dazu.',
  markdown: 'Dieser Text ist in Markdown geschrieben.',
  asFormatted: 'Als formatierten Text einfügen',
  asTasks: { one: '%{count} Aufgabe daraus machen', other: '%{count} Aufgaben daraus machen' },
  asItIs: 'So lassen',
  noFiles:
    'Dieser Text kann keine Dateien enthalten. Fügen Sie Bilder in einen Text der Seite ein, oder senden Sie sie mit einer Nachricht.',
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
