import type { Catalogue } from '../catalogue.ts';

const tasks = {
  failed: 'Die Aufgaben konnten nicht geladen werden',
  yours: 'Ihre Aufgaben',
  ofNobody: 'Aufgaben, die noch niemand hat',
  of: (who) => `Aufgaben von ${who}`,
  back: 'Zurück zum Projekt',
  empty: 'In dieser Liste steht nichts.',
  lists: {
    now: 'Zu tun',
    stuck: 'Blockiert',
    waiting: 'Wartet',
    later: 'Später',
    done: 'Erledigt',
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
