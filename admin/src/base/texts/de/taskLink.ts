import type { Translated } from '../en/catalogue.ts';
import type { taskLink as english } from '../en/taskLink.ts';

export const taskLink = {
  add: 'Link auf eine Aufgabe hinzufügen',
  change: 'Ziel ändern',
  task: 'Aufgabe',
  none: 'In diesem Plan gibt es noch keine Aufgabe',
  nothingFound: 'Keine Aufgabe und kein Modul heißt so',
  gone: 'Diese Aufgabe gibt es nicht mehr',
  notHere: 'Diese Aufgabe ist nicht in dieser Kopie',
  failed: 'Die Aufgabe konnte nicht geladen werden',
  choose: 'Aufgabe wählen',
  remove: 'Link entfernen',
} satisfies Translated<typeof english>;
