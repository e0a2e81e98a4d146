import type { Translated } from '../en/catalogue.ts';
import type { formAnswers as english } from '../en/formAnswers.ts';

export const formAnswers = {
  title: 'Antworten auf %{name}',
  failed: 'Die Antworten konnten nicht geladen werden',
  notPublished: 'Das Formular ist noch nicht veröffentlicht, also hat es niemand beantwortet.',
  none: 'Diese Fassung hat noch niemand beantwortet.',
  version: 'Fassung',
  client: 'Kunde',
  project: 'Projekt',
  process: 'Prozess',
  task: 'Aufgabe',
  sent: 'Gesendet',
  search: 'Antworten durchsuchen',
  lookIn: 'Suchen in',
  allColumns: 'Alle Spalten',
  more: 'Alles zeigen',
  less: 'Weniger zeigen',
  count: { one: '%{count} Antwort', other: '%{count} Antworten' },
  countOf: { one: '%{some} von %{count} Antwort', other: '%{some} von %{count} Antworten' },
} satisfies Translated<typeof english>;
