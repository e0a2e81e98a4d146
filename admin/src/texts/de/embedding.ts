import type { Translated } from '../catalogue.ts';
import type { embedding as english } from '../en/embedding.ts';

export const embedding = {
  embed: 'Einbetten',
  title: 'Auf anderen Seiten einbetten',
  sites: 'Seiten, die es zeigen dürfen',
  sitesHint:
    'Eine in jeder Zeile, wie https://intranet.acme.example. Wo keine steht, kann es niemand zeigen.',
  saveSites: 'Seiten speichern',
  sitesSaved: 'Die Seiten sind gespeichert',
  key: 'Schlüssel',
  keyHint:
    'Mit ihm fragt der Server einer Seite nach einem Ticket, jedes Mal, wenn jemand das Formular dort öffnet. Er gehört auf diesen Server und auf keine Seite.',
  makeKey: 'Schlüssel erstellen',
  newKey: 'Anderen Schlüssel erstellen',
  keyShown: 'Kopieren Sie ihn jetzt: Er wird nur dieses eine Mal gezeigt.',
  replaces:
    'Ein anderer Schlüssel beendet diesen, und mit ihm die Rahmen, die damit geöffnet wurden.',
  revoke: 'Schlüssel zurückziehen',
  revoked: 'Der Schlüssel ist zurückgezogen',
  copyKey: 'Schlüssel kopieren',
  onServer: 'Auf dem Server der Seite',
  onServerHint:
    'Ein Ticket öffnet einen Rahmen, einmal, innerhalb von fünf Minuten, für die Person, deren Adresse es nennt.',
  inPage: 'Auf ihrer Seite',
  inPageHint:
    'Der Rahmen beginnt mit 400 Pixeln und wächst mit seinem Formular. GO_BACK, FORM_UPDATED und EMPTY_FORM sagt er als Ereignisse.',
  copyServer: 'Kopieren, was der Server fragt',
  copyPage: 'Kopieren, was auf der Seite steht',
  notOpen: 'Dieses Formular ist nicht mehr geöffnet',
  openAgain:
    'Womit es geöffnet wurde, ist verbraucht oder zu alt. Laden Sie die Seite neu, von der Sie kamen.',
  loadFailed: 'Wie es eingebettet ist, konnte nicht geladen werden',
} satisfies Translated<typeof english>;
