import type { Translated } from '../catalogue.ts';
import type { emails as english } from '../en/emails.ts';

export const emails = {
  title: 'E-Mails anpassen',
  which: 'Welche E-Mail',
  welcome: 'Willkommen',
  turn: 'Sie sind dran',
  reminder: 'Erinnerung',
  stuck: 'Hängt fest',
  digest: 'Überblick',
  welcomeWhen:
    'Geht an die Personen des Kunden, wenn ein Prozess beginnt. Jede Prozessvorlage kann eigene Texte haben.',
  turnWhen:
    'Geht an die Person, die eine Aufgabe erhält, sobald das Modul läuft. Jede Prozessvorlage kann eigene Texte haben.',
  reminderWhen:
    'Geht an die Person mit einer offenen Aufgabe, vor der Fälligkeit und einmal danach. Jede Prozessvorlage kann eigene Texte haben.',
  stuckWhen:
    'Geht an Ihr Team, wenn ein Kunde festhängt. Jede Prozessvorlage kann eigene Texte haben.',
  digestWhen:
    'Geht höchstens einmal am Tag mit allem Neuen. Jede Prozessvorlage kann eigene Texte haben.',
  list: 'Texte je Prozessvorlage',
  template: 'Prozessvorlage',
  subject: 'Betreff',
  headline: 'Überschrift',
  body: 'Text',
  buttonText: 'Text der Schaltfläche',
  wordsColumn: 'Texte',
  update: 'Geändert',
  itsOwn: 'Eigene',
  default: 'Standard',
  never: 'Nie',
  loading: 'Die E-Mails werden geladen',
  failed: 'Die E-Mails konnten nicht geladen werden',
  none: 'Noch keine Prozessvorlagen. Jede erhält hier ihre eigenen E-Mails.',
  toBlueprints: 'Zu den Prozessvorlagen',
  forTemplate: 'für %{name}',
  variable: 'Variable',
  variables: 'Variablen',
  insert: 'Variablen zum Einfügen',
  insertName: '%{name} einfügen',
  clientName: 'Name des Kunden',
  projectName: 'Name des Projekts',
  processName: 'Name des Prozesses',
  workspaceName: 'Ihr Arbeitsbereich',
  actionUrl: 'Wohin die Schaltfläche führt',
  unknown:
    '%{names} gibt es hier nicht. Sie können clientName, projectName, processName, workspaceName und actionUrl verwenden.',
  missing: 'Noch leer: %{fields}',
  usual:
    'Solange Sie diese Texte nicht ändern, sendet Waymark seine eigenen: Sie nennen die Aufgaben, in der Sprache der Person, die sie liest.',
  keptWords:
    'Diese Texte sind noch nicht gespeichert. Sie haben sie vorhin geschrieben.',
  dropKept: 'Verwerfen',
  test: 'Probe an mich senden',
  testTo: 'an %{email}',
  testSent: 'Gesendet %{time}',
  defaultWords: 'Standardtexte',
  saveFailed: 'Fehler %{error}',
  conflictWhat: 'E-Mail',
  preview: 'Vorschau',
  arrivesAt: 'So sieht sie aus',
  reader: 'Empfänger',
  rollout: 'Prozess',
  nothingRolledOut:
    'Aus dieser Prozessvorlage läuft noch nichts. Wo ein Name fehlt, stehen neutrale Worte.',
  dark: 'Dunkler Modus',
  desk: 'Am Computer',
  phone: 'Auf dem Telefon',
  notification: 'Als Mitteilung',
  sentTo: 'an %{email}',
  previewLoading: 'Die Vorschau wird vorbereitet',
  previewFailed: 'Die Vorschau konnte nicht gezeigt werden',
} satisfies Translated<typeof english>;
