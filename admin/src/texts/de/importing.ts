import type { Translated } from '../catalogue.ts';
import type { importing as english } from '../en/importing.ts';

export const importing = {
  title: 'Checkliste importieren',
  another: 'Andere Datei wählen',
  import: 'Importieren',
  importing: 'Import läuft',
  drop: 'Markdown-Checkliste hier ablegen',
  dropHint:
    '%{endings}, bis 1 MB. Überschriften werden Meilensteine und Module, Kästchen werden Aufgaben.',
  file: 'Datei mit der Checkliste',
  choose: 'Datei wählen',
  readingFile: '%{file} wird gelesen',
  reading: 'Die Checkliste wird gelesen',
  paste: 'Oder einfügen',
  example: '# Onboarding\n- [ ] Kick-off buchen',
  showPreview: 'Vorschau zeigen',
  unreadable:
    '%{file} konnte nicht gelesen werden. Wählen Sie die Datei erneut.',
  noMarkdown:
    '%{file} ist keine Markdown-Datei. Wählen Sie eine Datei mit der Endung %{endings} oder %{last}.',
  tooLarge:
    'Die Datei hat %{bytes} Bytes; höchstens %{most} (1 MB) können importiert werden.',
  name: 'Name des Prozesses',
  nameNeeded: 'Ein Prozess braucht einen Namen.',
  from: 'aus %{file}',
  tree: 'Was angelegt wird',
  line: 'Zeile %{line}',
  notPlaced: 'Was nicht untergebracht wurde: %{notes}',
  notes: { one: '%{count} Hinweis', other: '%{count} Hinweise' },
  notesList: 'Hinweise nach Zeile',
  texts: { one: '%{count} Text', other: '%{count} Texte' },
  links: { one: '%{count} Link', other: '%{count} Links' },
  empty: 'leer',
} satisfies Translated<typeof english>;
