import type { Catalogue } from '../catalogue.ts';

const mails: Catalogue['mails'] = {
  title: 'Welche E-Mails ich wann bekomme',
  to: (email) => `E-Mails an ${email}.`,
  failed: 'Die Einstellungen konnten nicht geladen werden',
  saved: 'Gespeichert',
  kinds: {
    answers: 'Antworten an mich',
    mentions: 'Jemand erwähnt mich',
    stuck: 'Jemand hängt fest',
    turn: 'Ich bin dran, bald fällig',
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
  settings: 'Welche E-Mails ich wann bekomme',
  home: 'Zum Projekt',
};
export default mails;
