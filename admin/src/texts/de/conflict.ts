import type { Translated } from '../catalogue.ts';
import type { conflict as english } from '../en/conflict.ts';

export const conflict = {
  copied: 'Ihr Text wurde kopiert',
  noClipboard:
    'Der Browser erlaubt hier kein Kopieren. Markieren und kopieren Sie Ihren Text selbst.',
  deletedThis: '%{who} hat dies %{ago} gelöscht',
  changedThis: '%{who} hat dies %{ago} geändert',
  keepEditing: 'Schließen, weiter bearbeiten',
  whatOf:
    '%{what} von %{name}. Was Sie geschrieben haben, ist auf diesem Gerät sicher.',
  theirs: 'Von %{who}',
  yours: 'Von Ihnen',
  deleted: 'Gelöscht',
  empty: 'Leer',
  notSaved: 'nicht gespeichert',
  copyMine: 'Meine Fassung kopieren',
  editBoth: 'Beide zusammenführen',
  letItGo: 'Verwerfen',
  takeTheirs: 'Andere Fassung übernehmen',
  keepMine: 'Meine Fassung behalten',
  moreChanges: {
    one: '%{count} weitere Änderung',
    other: '%{count} weitere Änderungen',
  },
  keepIt: 'Behalten',
  deleteAnyway: 'Trotzdem löschen',
  fieldNotSaved: 'Nicht gespeichert: %{why}',
  fieldDeleted: 'Nicht gespeichert: %{who} hat dies gelöscht.',
  fieldChanged: 'Nicht gespeichert: %{who} hat dies auch geändert.',
  compare: 'Vergleichen',
  justNow: 'gerade eben',
  said: '%{what}: %{value}',
  changed: '%{what} geändert',
  typeTheName: '%{name} eingeben',
  safeHere:
    'Etwas ist schiefgegangen. Was Sie geschrieben haben, ist auf diesem Gerät sicher.',
} satisfies Translated<typeof english>;
