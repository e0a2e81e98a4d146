import { countedIn } from '@waymark/look';
import type { Catalogue } from '../en/catalogue.ts';

const counted = countedIn('de');

/** Small numbers as one says them; one is of a 'Sache'. */
const said = (count: number): string => words[count - 1] ?? String(count);
const words = [
  ...['eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs'],
  ...['sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
];

const tasks = {
  failed: 'Die Aufgaben konnten nicht geladen werden',
  yours: 'Ihre Aufgaben',
  ofNobody: 'Aufgaben, die noch niemand hat',
  of: (who) => `Aufgaben von ${who}`,
  back: 'Zurück zum Projekt',
  empty: 'In dieser Liste steht nichts.',
  lists: {
    now: 'Zu tun',
    stuck: 'Hängt fest',
    waiting: 'Wartet',
    later: 'Später',
    done: 'Erledigt',
  },
  atHand: {
    title: 'Gut zu wissen',
    minutes: (n) => counted(n, '# Minute', '# Minuten'),
    hours: (n) => counted(n, '# Stunde', '# Stunden'),
    days: (n) => counted(n, '# Tag', '# Tage'),
  },
  jobs: {
    title: 'Vorgänge',
    hello: (first, things) =>
      `Hallo${first === '' ? '' : ` ${first}`}, ${things === 0 ? 'für Sie ist gerade nichts zu tun' : `${said(things)} ${things === 1 ? 'Sache' : 'Sachen'} in dieser Woche`}`,
    sum: (done, total) => `${done} von ${total} erledigt.`,
    areDone: (count) => (count === 1 ? 'Eine ist erledigt' : `${count} sind erledigt`),
    lastDone: (headline, date) => `Zuletzt am ${date}: ${headline}`,
    onlyIfNeeded: 'Nur wenn Sie es brauchen',
    oneMore: 'Wenn Sie es noch einmal brauchen',
    withTasks: (count) =>
      count === 1 ? 'Noch einmal, mit seiner Aufgabe' : `Noch einmal, mit seinen ${count} Aufgaben`,
    added: (name) => `Hinzugefügt: ${name}`,
    willBeAdded: (name) => `Wird hinzugefügt, sobald es eine Verbindung gibt: ${name}`,
  },
} satisfies Catalogue['tasks'];

export default tasks;
