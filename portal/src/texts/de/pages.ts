import { countedIn } from '@waymark/look';
import { mixed } from '../mixed.ts';
import type { Catalogue } from '../catalogue.ts';

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
      'Waymark ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
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
    allDone: 'Alles ist erledigt',
    nothing: 'Für Sie ist gerade nichts zu tun',
    walked: 'Der ganze Weg liegt hinter Ihnen.',
    stuck:
      'Wo Sie nicht weiterkommen, sind jetzt die anderen dran. Sie erhalten eine E-Mail, sobald Sie wieder an der Reihe sind.',
    notBegun:
      'Noch ist niemand an der Reihe: Was als Nächstes kommt, hat noch nicht begonnen. Sie erhalten eine E-Mail, sobald Sie es sind.',
    turnOf: (first) =>
      `An der Reihe ist ${first}. Sie erhalten eine E-Mail, sobald Sie es sind.`,
  },
  lists: {
    then: 'Danach',
    waiting: 'Wartet',
    later: 'Später',
    paused: 'Vorerst pausiert',
    inStep: (milestone) => `In ${milestone}`,
    all: (count) =>
      counted(count, 'Alle Ihre Aufgaben (#)', 'Alle Ihre Aufgaben (#)'),
    youAreStuck: 'Sie kommen hier nicht weiter.',
    isStuck: (first) => `${first} kommt hier nicht weiter.`,
    isOnIt: (first) => `${first} kümmert sich darum.`,
  },
  otherProjects: 'Ihre anderen Projekte',
  doneOf: (done, total) => mixed`${done} von ${total} erledigt`,
  doneOfIn: (project, done, total) =>
    `${project}, ${done} von ${total} erledigt`,
  showTheWay: (done, total) =>
    `${done} von ${total} erledigt. Den Weg anzeigen`,
  way: {
    title: 'Der Weg',
    plannedEnd: (date) => mixed`Geplanter Abschluss am ${date}`,
    done: 'Erledigt',
    theirs: (seller) => `Das übernimmt ${seller}`,
    count: (done, total) => `${done} von ${total}`,
    here: (done, total) => `${done} von ${total}, hier sind Sie`,
    late: (done, total, late, since) =>
      `${done} von ${total}, ${counted(late, `eine war am ${since} fällig`, `# sind seit ${since} fällig`)}`,
  },
  others: {
    title: 'Bei anderen',
    nobody: 'Noch niemand',
    wasDue: (headline, date) => `${headline}, war fällig am ${date}`,
    tasks: (count) => counted(count, '# Aufgabe', '# Aufgaben'),
  },
  who: {
    notKnown: 'noch nicht bekannt',
    somebody: 'Jemand',
    at: (first, firm) => `${first} von ${firm}`,
  },
  due: {
    due: (date) => `Fällig am ${date}`,
    wasDue: (date) => `War fällig am ${date}`,
    done: (date) => `Erledigt am ${date}`,
    spoken: 'Fällig am ',
  },
  status: {
    TODO: 'Offen',
    IN_PROGRESS: 'In Arbeit',
    DONE: 'Erledigt',
    STUCKED: 'Blockiert',
  },
  state: {
    stuck: 'Blockiert',
    youSaidSo: (when) => `von Ihnen gemeldet am ${when}`,
    saidSo: (first, when) => `von ${first} gemeldet am ${when}`,
    helping: (people, count) =>
      counted(
        count,
        `${people} kümmert sich darum.`,
        `${people} kümmern sich darum.`,
      ),
    stays: 'Das bleibt so, bis jemand von Ihnen es ändert.',
    done: 'Erledigt',
    byYou: 'von Ihnen',
    by: (first) => `von ${first}`,
    paused: 'Das ist vorerst pausiert. Sie können es trotzdem erledigen.',
    later: 'Das kommt später. Sie können es auch jetzt schon erledigen.',
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
