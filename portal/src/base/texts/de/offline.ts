import { countedIn } from '@waymark/look';
import type { Catalogue } from '../en/catalogue.ts';

const counted = countedIn('de');

const offline = {
  none: 'Keine Verbindung.',
  from: (time) => `Sie sehen den Stand von ${time} Uhr.`,
  goOn: 'Sie können weitermachen.',
  stale: 'Die neuesten Änderungen sind noch unterwegs.',
  back: 'Wieder online.',
  sending: (count) =>
    counted(count, 'Ihre Änderung wird gesendet.', '# Änderungen werden gesendet.'),
  sent: (count) =>
    counted(count, 'Ihre Änderung ist gesendet.', 'Alle # Änderungen sind gesendet.'),
  sentOf: (sent, all, back) =>
    `${sent} von ${counted(all, 'einer Änderung', '# Änderungen')} gesendet, ${counted(back, 'eine kam zurück', '# kamen zurück')}.`,
  notSent: (count) =>
    counted(
      count,
      'Ihre Änderung ist noch nicht gesendet.',
      '# Änderungen sind noch nicht gesendet.',
    ),
  keepTrying: 'Wir versuchen es weiter.',
  full: 'Es gibt keine Verbindung, und auf diesem Gerät ist kein Platz mehr für Ihre Änderung. Ihr Text bleibt hier stehen: Versuchen Sie es noch einmal, sobald Sie online sind.',
  waiting: 'Wird noch gesendet',
  away: 'Während Sie weg waren',
  takeBack: (headline) => `Zurücknehmen: ${headline}`,
  did: {
    TODO: 'Als „Zu tun“ markiert',
    IN_PROGRESS: 'Als „In Arbeit“ markiert',
    DONE: 'Als erledigt markiert',
    STUCKED: 'Als „Hängt fest“ markiert',
  },
  handed: (first) => `An ${first} weitergegeben`,
  talked: {
    SendMessage: 'Geschrieben',
    EditMessage: 'Bearbeitet, was Sie geschrieben haben',
    DeleteMessage: 'Gelöscht, was Sie geschrieben haben',
  },
  changed: 'Geändert',
  at: (what, time) => `${what}, ${time} Uhr`,
  sentAt: (what, time) => `${what}, gesendet ${time} Uhr`,
  cameBack: (headline) => `Kam zurück: ${headline}`,
  byOther: (name, when) => `${name} hat am ${when} dasselbe geändert. Ihre Änderung ist noch da:`,
  compare: 'Vergleichen',
  letGo: 'Meine verwerfen',
  tryAgain: 'Noch einmal versuchen',
  install: {
    title: (seller) => `${seller} immer zur Hand`,
    words: 'Öffnet sich wie eine App und zeigt Ihre Aufgaben auch ohne Verbindung.',
    add: 'Hinzufügen',
    notNow: 'Nicht jetzt',
    share: 'Tippen Sie in der Leiste des Browsers auf „Teilen“.',
    toHome: 'Wählen Sie „Zum Home-Bildschirm“.',
  },
  versions: {
    title: 'Zwei Fassungen',
    mine: 'Ihre',
    theirs: (name) => `Was ${name} getan hat`,
    keepMine: 'Meine behalten',
    takeTheirs: (name) => `Die von ${name} nehmen`,
    editBoth: 'Beide bearbeiten',
    words: 'Ihre Worte',
    send: 'Senden',
  },
} satisfies Catalogue['offline'];

export default offline;
