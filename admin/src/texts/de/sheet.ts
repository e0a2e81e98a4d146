import type { Translated } from '../catalogue.ts';
import type { sheet as english } from '../en/sheet.ts';

export const sheet = {
  headline: 'Titel',
  assignee: 'Zuständig',
  dueInDays: 'Fällig nach Start',
  mandatory: 'Pflicht',
  seenBy: 'Sichtbar für',
  everybody: 'Kunde und Team',
  none: 'keine',
  days: 'Tage',
  headlineOf: 'Titel von %{task}',
  assigneeOf: 'Zuständig für %{task}',
  dueInDaysOf: 'Tage nach dem Start für %{task}',
  mandatoryOf: '%{task} ist Pflicht',
  headlineRefused: 'Eine Aufgabe braucht einen Titel.',
  dueInDaysRefused:
    'Geben Sie 1 bis 99 Tage ein, etwa 10, 2 Wochen oder keine.',
  open: '%{task} öffnen',
  rows: { one: '%{count} Zeile', other: '%{count} Zeilen' },
  fillDown: 'Nach unten füllen',
  fillDownKey: 'Strg D',
  chooseNone: 'Auswahl aufheben',
  assigneeOfRows: {
    one: 'Zuständig für %{count} Zeile',
    other: 'Zuständig für %{count} Zeilen',
  },
  daysOfRows: {
    one: 'Tage nach dem Start für %{count} Zeile',
    other: 'Tage nach dem Start für %{count} Zeilen',
  },
  daysHint: 'Enter setzt es. Leer oder „keine“ entfernt es.',
  changed: {
    one: '%{count} Zelle geändert',
    other: '%{count} Zellen geändert',
  },
  deleted: {
    one: '%{count} Aufgabe gelöscht',
    other: '%{count} Aufgaben gelöscht',
  },
  cells: { one: '%{count} Zelle', other: '%{count} Zellen' },
  cellOf: '%{task}, %{column}: %{value}',
  changedToo: {
    one: 'Nicht gespeichert: %{who} hat %{count} Zelle auch geändert.',
    other: 'Nicht gespeichert: %{who} hat %{count} Zellen auch geändert.',
  },
  moved: 'Aufgabe verschoben',
  added: {
    one: '%{count} Aufgabe hinzugefügt',
    other: '%{count} Zeilen als Aufgaben eingefügt',
  },
  leftOut: {
    one: '%{count} leere Zeile weggelassen',
    other: '%{count} leere Zeilen weggelassen',
  },
  assigneeRefused: 'So heißt niemand.',
  mandatoryRefused: 'Geben Sie ja oder nein ein.',
  seenByRefused:
    'Wählen Sie das mit der Leertaste: Es wird beim Einfügen nicht gelesen.',
  headlineCut: 'Titel haben höchstens 200 Zeichen: Der Rest blieb weg.',
  noColumn: 'Hier gibt es keine Spalte dafür.',
  noRow: 'Hier gibt es keine Zeile dafür.',
  unread: {
    one: '%{count} Zelle wurde nicht so übernommen, wie sie eingefügt wurde',
    other:
      '%{count} Zellen wurden nicht so übernommen, wie sie eingefügt wurden',
  },
  unreadLine: 'Zeile %{line}:',
  unreadCell: 'Zeile %{line}, %{column}:',
  unreadText: '„%{text}“.',
  unreadMore: {
    one: 'Und %{count} weitere.',
    other: 'Und %{count} weitere.',
  },
  unassigned: {
    one: '%{count} Aufgabe ohne Person',
    other: '%{count} Aufgaben ohne Person',
  },
  newTask: 'My New Task',
  unknown: {
    one: 'Diesen Namen hat niemand',
    other: 'Diese %{count} Namen hat niemand',
  },
  withoutThem: 'Ohne sie einfügen',
  createThem: {
    one: 'Platzhalter anlegen',
    other: '%{count} Platzhalter anlegen',
  },
} satisfies Translated<typeof english>;
