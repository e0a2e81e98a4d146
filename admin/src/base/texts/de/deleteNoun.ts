import type { Translated } from '../en/catalogue.ts';
import type { deleteNoun as english } from '../en/deleteNoun.ts';

export const deleteNoun = {
  module: 'Modul löschen',
  process: 'Prozess löschen',
  blueprint: 'Prozessvorlage löschen',
  subProcess: 'Unterprozess löschen',
  milestone: 'Meilenstein löschen',
  job: 'Vorgang löschen',
  project: 'Projekt löschen',
  task: 'Aufgabe löschen',
  block: 'Block löschen',
  placeholder: 'Platzhalter löschen',
  variable: 'Variable löschen',
  role: 'Rolle löschen',
  form: 'Formular löschen',
  client: 'Kunden löschen',
  user: 'Nutzer löschen',
} satisfies Translated<typeof english>;
