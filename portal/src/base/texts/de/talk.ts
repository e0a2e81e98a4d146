import { countedIn } from '@waymark/look';
import { movesInGerman } from '@waymark/look/turn/moves/de';
import type { Catalogue } from '../en/catalogue.ts';

const counted = countedIn('de');

const talk = {
  moved: movesInGerman,
  parts: 'Aufgabe und Gespräch',
  task: 'Aufgabe',
  talk: 'Gespräch',
  conversation: 'Gespräch',
  readsAlong: 'Liest mit',
  more: 'Mehr: wer mitliest, E-Mails zu dieser Aufgabe',
  answers: (hours) =>
    counted(
      hours,
      'Antwort meist innerhalb einer Arbeitsstunde.',
      'Antwort meist innerhalb von # Arbeitsstunden.',
    ),
  byMailToo: 'Auch per E-Mail: Antworten Sie auf die E-Mail.',
  ask: 'Fragen Sie hier.',
  usually: (who, hours) =>
    counted(
      hours,
      `${who} antwortet meist innerhalb einer Arbeitsstunde.`,
      `${who} antwortet meist innerhalb von # Arbeitsstunden.`,
    ),
  reaches: (seller) => `${seller} liest es.`,
  you: 'Sie',
  byMail: 'per E-Mail',
  newSince: (when) => `Neu seit ${when}`,
  stuck: 'Hängt fest',
  stuckBecause: (reason) => `Hängt fest: ${reason}`,
  going: 'Kommen Sie damit weiter?',
  goOn: 'Ich kann weitermachen',
  stillStuck: 'Hänge noch fest',
  goesOn: 'Wieder in Arbeit',
  seenBy: (people) => `Gesehen von ${people}`,
  edited: (when) => `bearbeitet ${when}`,
  before: 'Was vorher dort stand',
  youDeleted: 'Sie haben dies gelöscht',
  deleted: (who) => `${who} hat dies gelöscht`,
  erased: (day) => `Diese Worte wurden ${day === null ? '' : `am ${day} `}gelöscht`,
  showRest: 'Zitierten Rest anzeigen',
  sending: 'Wird gesendet',
  goesOut: 'Geht hinaus, sobald Sie online sind',
  notSent: 'Nicht gesendet.',
  copy: 'Kopieren',
  copied: 'Ihr Text wurde kopiert',
  selectThem: 'Markieren Sie Ihren Text und kopieren Sie ihn.',
  writeTo: (people) => `An ${people} schreiben`,
  and: (one, other) => `${one} und ${other}`,
  whatIsStuck: 'Was hindert Sie noch?',
  notStuck: 'Doch nicht',
  send: 'Senden',
  cameBack: (why) => `Nicht gesendet: ${why}`,
  tooLong: (over) => counted(over, 'Ein Zeichen zu viel', '# Zeichen zu viel'),
  mention: 'Jemanden erwähnen',
  own: (when) => `Bearbeiten oder löschen, was Sie geschrieben haben, ${when}`,
  yours: 'Was Sie geschrieben haben',
  edit: 'Bearbeiten',
  editing: 'Sie bearbeiten, was Sie geschrieben haben',
  cancel: 'Abbrechen',
  save: 'Speichern',
  remove: 'Löschen',
  mailStays:
    'Andere sehen weiterhin, dass es eine Nachricht gab. Eine E-Mail, die schon hinausging, bleibt gesendet.',
  news: (count) => counted(count, '# neue Nachricht', '# neue Nachrichten'),
} satisfies Catalogue['talk'];

export default talk;
