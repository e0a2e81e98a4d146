import type { Translated } from '../catalogue.ts';
import type { formTask as english } from '../en/formTask.ts';

export const formTask = {
  form: 'Formular',
  newTask: 'Neue Formularaufgabe',
  choose: 'Formular wählen',
  version: 'Fassung %{version}',
  noForms: 'Es gibt noch keine Formularvorlagen zur Auswahl.',
  createOne: 'Eine anlegen und veröffentlichen',
  noneAsked: 'Diese Aufgabe fragt noch nach keinem Formular.',
  noSuch: 'Kein Formular heißt so.',
} satisfies Translated<typeof english>;
