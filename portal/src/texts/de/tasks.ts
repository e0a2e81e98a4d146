import { countedIn } from '@waymark/look';
import type { Catalogue } from '../catalogue.ts';

const counted = countedIn('de');

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
    takes: 'Dauert etwa',
    minutes: (n) => counted(n, '# Minute', '# Minuten'),
    hours: (n) => counted(n, '# Stunde', '# Stunden'),
    days: (n) => counted(n, '# Tag', '# Tage'),
  },
  jobs: {
    title: 'Vorgänge',
    lists: { active: 'In Arbeit', inactive: 'Später', done: 'Erledigt' },
    count: (done, total) => `${done} von ${total}`,
    another: (name) => `Weiteres hinzufügen: ${name}`,
    added: (name) => `Hinzugefügt: ${name}`,
  },
} satisfies Catalogue['tasks'];

export default tasks;
