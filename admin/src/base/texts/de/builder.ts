import type { Translated } from '../en/catalogue.ts';
import type { builder as english } from '../en/builder.ts';

export const builder = {
  importChanges: 'Änderungen importieren…',
  dates: 'Vorgeschlagene Termine',
  datesHint:
    'Diese Termine werden beim Ausrollen vorgeschlagen. Ohne sie sind es heute und 62 Tage später.',
  noDates: 'Keine eigenen Termine',
  templates: 'Prozessvorlagen',
  template: 'Prozessvorlage',
  allTemplates: 'Alle Prozessvorlagen',
  templateFailed: 'Die Prozessvorlage konnte nicht geladen werden',
  rollOut: 'Ausrollen',
  placeholdersAndVariables: 'Platzhalter und Variablen',
  addFirstMilestone: 'Ersten Meilenstein hinzufügen',
  milestonesAreColumns: 'Meilensteine sind die Spalten dieses Boards.',
  moveLeft: 'Nach links',
  moveRight: 'Nach rechts',
  addMilestoneAfter: 'Meilenstein danach hinzufügen',
  moveTo: 'Verschieben …',
  addModuleTo: 'Modul zu %{milestone} hinzufügen',
  addModuleAtEnd: 'Modul am Ende von %{milestone} hinzufügen',
  titleThenEnter: 'Titel, dann Enter',
  newTitleIn: 'Titel des neuen Moduls in %{milestone}',
  stopAdding: 'Hinzufügen beenden',
  taskWord: { one: 'Aufgabe', other: 'Aufgaben' },
  dueAfterStart: 'Fällig %{days} nach dem Start',
  tooMuch:
    'Das sind etwa %{kilobytes} kB; eine Kopie darf %{most} kB haben, darum lässt sie sich nicht ausrollen oder klonen. Verschieben Sie etwas in einen Unterprozess.',
} satisfies Translated<typeof english>;
