import { countedIn } from '@waymark/look';
import type { Catalogue } from '../en/catalogue.ts';

const counted = countedIn('de');

const pages = {
  loading: 'Wird geladen',
  tryAgain: 'Erneut versuchen',
  skip: 'Zum Inhalt springen',
  you: (name) => `Sie: ${name}`,
  portalFailed: 'Das Portal konnte nicht geöffnet werden',
  projectFailed: 'Ihr Projekt konnte nicht geladen werden',
  taskFailed: 'Die Aufgabe konnte nicht geladen werden',
  problems: {
    unreachable:
      'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    signedOut: 'Ihre Sitzung ist beendet. Melden Sie sich erneut an.',
    ours: 'Auf unserer Seite ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
    here: 'Auf dieser Seite ist etwas schiefgegangen. Laden Sie sie neu.',
  },
  crash: {
    title: 'Diese Seite konnte nicht angezeigt werden',
    words:
      'Prüfen Sie Ihre Verbindung und laden Sie die Seite neu. Was Sie gesendet haben, ist nicht verloren.',
    again: 'Neu laden',
  },
  next: {
    title: 'Ihr nächster Schritt',
    open: 'Aufgabe öffnen',
    nothing: 'Für Sie ist gerade nichts zu tun',
    stuck:
      'Wo Sie festhängen, sind jetzt die anderen dran. Sie erhalten eine E-Mail, sobald Sie wieder dran sind.',
    notBegun:
      'Noch ist niemand dran, denn der nächste Schritt hat noch nicht begonnen. Sie erhalten eine E-Mail, sobald Sie dran sind.',
    turnOf: (first) => `Jetzt ist ${first} dran. Sie erhalten eine E-Mail, sobald Sie dran sind.`,
  },
  who: {
    notKnown: 'noch nicht bekannt',
    somebody: 'Jemand',
    invited: 'eingeladen, noch nicht da',
    at: (first, firm) => `${first} von ${firm}`,
    gone: 'Ehemaliger Nutzer',
    noLonger: (first, firm) => `${first}, nicht mehr bei ${firm}`,
  },
  due: {
    due: (date) => `Fällig am ${date}`,
    wasDue: (date) => `War fällig am ${date}`,
    planned: (date) => `Geplant für den ${date}`,
    done: (date) => `Erledigt am ${date}`,
    spoken: 'Fällig am ',
  },
  status: { TODO: 'Zu tun', IN_PROGRESS: 'In Arbeit', DONE: 'Erledigt', STUCKED: 'Hängt fest' },
  state: {
    stuck: 'Hängt fest',
    youSaidSo: (when) => `von Ihnen gemeldet am ${when}`,
    saidSo: (first, when) => `von ${first} gemeldet am ${when}`,
    helping: (people, count) =>
      counted(count, `${people} kümmert sich darum.`, `${people} kümmern sich darum.`),
    stays: 'Sie und das Team können das jederzeit ändern.',
    done: 'Erledigt',
    byYou: 'von Ihnen',
    by: (first) => `von ${first}`,
  },
  task: {
    back: 'Zurück',
    previous: 'Vorherige Aufgabe',
    next: 'Nächste Aufgabe',
    doItNow: 'Jetzt erledigen',
    newTab: 'öffnet sich in einem neuen Tab',
  },
} satisfies Catalogue['pages'];

export default pages;
