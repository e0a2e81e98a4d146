import type { Catalogue } from '../catalogue.ts';

const mails: Catalogue['mails'] = {
  title: 'Was ich wann erhalte',
  to: (email) => `E-Mails an ${email}.`,
  failed: 'Die Einstellungen konnten nicht geladen werden',
  saved: 'Gespeichert',
  kinds: {
    answers: 'Antworten an mich',
    mentions: 'Jemand nennt mich',
    stuck: 'Jemand kommt nicht weiter',
    turn: 'Ich bin an der Reihe, bald fällig',
    others: 'Von anderen erledigt',
  },
  cadences: {
    atOnce: 'Sofort',
    daily: 'Täglich',
    weekly: 'Wöchentlich',
    never: 'Nie',
  },
  quiet: 'Ruhezeiten',
  from: 'Von',
  until: 'Bis',
  weekends: 'Auch am Wochenende',
  digestAt: 'Tägliche E-Mail um',
  zone: 'Zeitzone',
  zoneOfBrowser: (zone) => `${zone}, laut Ihrem Browser`,
  nothing: 'Gar nichts',
  nothingHint:
    'Nie eine E-Mail, was auch geschieht. Codes zum Anmelden kommen weiterhin.',
  stopAll: 'Alle abbestellen',
  stopped: 'E-Mails sind abbestellt',
  stoppedAll: (email) =>
    `${email} erhält keine E-Mails mehr, außer Codes zum Anmelden und Einladungen.`,
  stoppedKinds: (email, kinds) =>
    `${email} erhält keine E-Mails dieser Art mehr: ${kinds}.`,
  stoppedTask: (email) =>
    `${email} erhält keine E-Mails mehr zu dieser Aufgabe.`,
  undo: 'Rückgängig',
  resumed: 'E-Mails kommen wieder',
  resumedHint: (email) => `${email} erhält sie wieder.`,
  stopAgain: 'Doch abbestellen',
  stopping: 'Wird abbestellt …',
  stopFailed: 'Die E-Mails konnten nicht abbestellt werden',
  settings: 'Was ich wann erhalte',
  home: 'Zum Projekt',
};
export default mails;
