import type { Translated } from '../en/catalogue.ts';
import type { blocks as english } from '../en/blocks.ts';

export const blocks = {
  addKindOrTask: '%{kinds} oder Aufgabe hinzufügen',
  groupWrite: 'Schreiben',
  groupDo: 'Tun',
  groupShow: 'Zeigen',
  block: 'Block',
  task: 'Aufgabe %{headline}',
  addBelow: 'Hinzufügen unter: %{name}',
  moveOrDelete: 'Verschieben oder löschen: %{name}',
  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  notUpdated: 'Ein Fehler ist aufgetreten: %{why}',
  notDeleted: 'Ein Fehler ist aufgetreten',
  deleted: '%{kind} gelöscht',
  newer: 'Dieser Block stammt aus einer neueren Version. Laden Sie die Seite neu, um ihn zu sehen.',
  write: 'Schreiben Sie etwas',
  unnamed: 'Block',
  taskWord: 'Aufgabe',
} satisfies Translated<typeof english>;
