import type { Translated } from '../en/catalogue.ts';
import type { embedding as english } from '../en/embedding.ts';

export const embedding = {
  embed: 'Einbetten',
  title: 'Auf anderen Seiten einbetten',
  sites: 'Seiten, die es zeigen dürfen',
  sitesHint:
    'Eine pro Zeile, etwa https://intranet.acme.example. Ohne Eintrag kann es niemand zeigen.',
  saveSites: 'Seiten speichern',
  sitesSaved: 'Die Seiten sind gespeichert',
  key: 'Schlüssel',
  keyHint:
    'Mit diesem Schlüssel holt der Server einer Seite jedes Mal ein Ticket, wenn jemand das Formular dort öffnet. Er gehört auf diesen Server und nie in eine Seite.',
  makeKey: 'Schlüssel erstellen',
  newKey: 'Neuen Schlüssel erstellen',
  keyShown: 'Kopieren Sie ihn jetzt: Er wird nur dieses eine Mal gezeigt.',
  replaces:
    'Ein neuer Schlüssel ersetzt diesen und schließt die Rahmen, die damit geöffnet wurden.',
  revoke: 'Schlüssel zurückziehen',
  revoked: 'Der Schlüssel ist zurückgezogen',
  copyKey: 'Schlüssel kopieren',
  onServer: 'Auf dem Server der Seite',
  onServerHint:
    'Ein Ticket öffnet einen Rahmen, einmal, innerhalb von fünf Minuten, für die Person, deren Adresse es nennt.',
  inPage: 'Auf ihrer Seite',
  inPageHint:
    'Der Rahmen beginnt mit 400 Pixeln und wächst mit seinem Formular. Er meldet GO_BACK, FORM_UPDATED und EMPTY_FORM als Ereignisse.',
  copyServer: 'Anfrage kopieren',
  copyPage: 'HTML kopieren',
  notOpen: 'Dieses Formular ist nicht mehr geöffnet',
  openAgain:
    'Das Ticket, mit dem es geöffnet wurde, ist verbraucht oder zu alt. Laden Sie die Seite neu, von der Sie kamen.',
  loadFailed: 'Die Angaben zum Einbetten konnten nicht geladen werden',
} satisfies Translated<typeof english>;
