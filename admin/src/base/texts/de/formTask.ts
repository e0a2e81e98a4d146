import type { Translated } from '../en/catalogue.ts';
import type { formTask as english } from '../en/formTask.ts';

export const formTask = {
  form: 'Formular',
  newTask: 'Neue Formularaufgabe',
  choose: 'Formular wählen',
  version: 'Fassung %{version}',
  noForms: 'Es gibt noch keine Formularvorlagen zur Auswahl.',
  createOne: 'Eine anlegen und veröffentlichen',
  edit: 'Formular bearbeiten',
  noneAsked: 'Für diese Aufgabe ist noch kein Formular gewählt.',
  noSuch: 'Kein Formular heißt so.',
  answers: 'Antworten',
  sent: '%{answered} von %{questions}, gesendet %{at}',
  notSent: 'Noch nicht beantwortet.',
  withdrawn: 'Die Antworten wurden zurückgenommen.',
  ask: 'Um eine Änderung bitten',
  askNow: 'Bitten',
  askHint:
    'Schreiben Sie zu jeder Antwort, was geändert werden soll. Die Aufgabe ist dann wieder in Arbeit, und der Kunde liest es über der Frage.',
  askedBy: '%{name}, %{at}:',
  changedBy: '%{name}, %{at}, nach dem Senden',
  guest: '%{name} (Gast)',
  fill: 'Für den Kunden bearbeiten',
  takeBack: 'Antworten zurücknehmen',
  takeBackAsks: 'Antworten zurücknehmen?',
  takeBackSays:
    'Nichts gilt mehr als beantwortet, und die Aufgabe ist wieder in Arbeit. Wer das Formular ausfüllt, findet die früheren Antworten und sendet sie neu.',
  send: 'Antworten senden',
  askSingle: 'Nach einem einzelnen Feld fragen',
  singleField: 'Nach einem einzelnen Feld fragen',
  singleFieldHint: 'Es wird auch als Formular unter Formularvorlagen gespeichert.',
  fieldType: 'Art',
  fieldLabel: 'Beschriftung',
} satisfies Translated<typeof english>;
