import { countedIn } from '@waymark/look';
import { mixed } from '../en/mixed.ts';
import type { Catalogue } from '../en/catalogue.ts';

const counted = countedIn('de');
/** 2.5 -> '2½' */
const halves = (n: number): string => (Number.isInteger(n) ? String(n) : `${Math.floor(n)}½`);

const steps = {
  title: 'Alle Schritte',
  failed: 'Die Schritte konnten nicht geladen werden',
  back: 'Zurück zum Projekt',
  sum: (done, total, end) => `${done} von ${total} erledigt. Geplanter Abschluss: ${end}.`,
  show: 'Anzeigen',
  shown: { all: 'Alles', mine: (count) => `Meine, ${count}`, open: 'Offen' },
  empty: 'In diesem Schritt passt nichts.',
  yours: 'Ihre Aufgabe',
  of: (who, when) => (when === '' ? who : `${who}, ${when}`),
  whoseTurn: 'Wer dran ist',
  you: 'Sie',
  moreDone: (count) => counted(count, '# weitere ist erledigt', '# weitere sind erledigt'),
  next: {
    best: (role) => `Am besten: ${role}`,
    handOver: 'Weitergeben',
    ask: (first) => (first === '' ? 'Nachfragen' : `${first} fragen`),
  },
  effort: {
    minutes: (n) => counted(n, '# Minute', '# Minuten'),
    hours: (n) =>
      n === 1 ? 'eine Stunde' : n === 1.5 ? 'eineinhalb Stunden' : `${halves(n)} Stunden`,
    days: (n) => counted(n, '# Tag', '# Tage'),
    inAll: (time) => `Zusammen etwa ${time}.`,
    one: (time) => `Das dauert etwa ${time}.`,
    first: (time) => `Das Erste dauert ${time}.`,
  },
  weAreDoing: {
    title: 'Das machen wir gerade',
    ready: (first, date) => `${first}, fertig am ${date}`,
    wasDue: (first, date) => `${first}, war fällig am ${date}`,
    since: (first, date) => `${first}, seit dem ${date}`,
  },
  contact: {
    title: 'Wer Ihnen hilft',
    yours: 'Für Sie da.',
    answers: (hours) =>
      counted(
        hours,
        'Antwortet meist innerhalb einer Arbeitsstunde.',
        'Antwortet meist innerhalb von # Arbeitsstunden.',
      ),
    write: (first) => `${first} schreiben`,
  },
  answers: (count) => counted(count, '# Antwort', '# Antworten'),
  lists: {
    week: 'Auch in dieser Woche',
    then: 'Danach',
    waiting: 'Wartet',
    later: 'Später',
    paused: 'Vorerst pausiert',
    held: 'Noch nicht eingerichtet',
    asked: 'Wartet auf eine Antwort',
    inStep: (milestone) => `In ${milestone}`,
    all: (count) => counted(count, 'Alle Ihre Aufgaben (#)', 'Alle Ihre Aufgaben (#)'),
    youAreStuck: (since) =>
      since === undefined ? 'Sie hängen hier fest.' : `Sie hängen hier seit dem ${since} fest.`,
    isStuck: (first, since) =>
      since === undefined
        ? `${first} hängt hier fest.`
        : `${first} hängt hier seit dem ${since} fest.`,
    isOnIt: (first) => `${first} kümmert sich darum.`,
  },
  jobs: 'Vorgänge',
  jobsOf: (done, total, yours) =>
    `${done} von ${total} erledigt${yours === 0 ? '' : `, ${yours} für Sie`}`,
  otherProjects: 'Ihre anderen Projekte',
  doneOf: (done, total) => mixed`${done} von ${total} erledigt`,
  doneOfIn: (project, done, total) =>
    total === 0 ? project : `${project}, ${done} von ${total} erledigt`,
  showTheWay: (done, total) => `${done} von ${total} erledigt. Den Weg anzeigen`,
  way: {
    title: 'Der Weg',
    plannedEnd: (date) => mixed`Geplanter Abschluss am ${date}`,
    done: 'Erledigt',
    doneOn: (done, total, date) => `${done} von ${total}, erledigt am ${date}`,
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
  unread: (count) => counted(count, '# neue Nachricht', '# neue Nachrichten'),
  live: {
    title: 'Sie sind am Ziel',
    since: (date) => `Seit dem ${date} ist alles erledigt.`,
    tasks: 'Aufgaben erledigt',
    tasksOf: (done, total) => `${done} von ${total}`,
    days: (count) => counted(count, '# Tag', '# Tage'),
    fewer: (count) => counted(count, 'einer weniger als geplant', '# weniger als geplant'),
    more: (count) => counted(count, 'einer mehr als geplant', '# mehr als geplant'),
    asPlanned: 'wie geplant',
    people: (count) => counted(count, '# Person', '# Personen'),
    tookPart: (client, count) =>
      counted(count, `von ${client} hat mitgemacht`, `von ${client} haben mitgemacht`),
    fromHereOn: 'Wie es weitergeht',
    contact: (first) => `${first} ist weiter für Sie da`,
    toKeep: 'Zum Aufheben',
    happened: 'Alles, was geschah',
    asTable: 'Als Tabelle: wann, wer, was',
    columns: ['Wann', 'Wer', 'Was'],
  },
  since: {
    title: 'Seit Ihrem letzten Besuch',
    more: (count) => counted(count, 'und noch eine', 'und # weitere'),
  },
} satisfies Catalogue['steps'];

export default steps;
