import { countedIn } from '../counted.ts';
import type { TurnWords } from './sayTurn.ts';

const counted = countedIn('de');

export const turnInGerman: TurnWords = {
  yours: 'Sie sind an der Reihe',
  ours: 'Wir sind an der Reihe',
  of: (name) => `${name} ist an der Reihe`,
  nobodyYet: 'Noch ist niemand an der Reihe',
  nobodyNow: 'Vorerst ist niemand an der Reihe',
  nobodyAnyMore: 'Niemand ist mehr an der Reihe',
  sinceToday: (time) => `seit ${time}`,
  since: (day, days) => `seit ${day}, ${counted(days, '# Tag', '# Tage')}`,
  because: {
    notStarted: 'Der Abschnitt hat noch nicht begonnen.',
    paused: 'Der Abschnitt ist pausiert.',
    held: 'Buchungsseite oder Formular fehlt noch.',
    unassigned: 'Das hat noch niemand übernommen.',
    unnamed: 'Wer das übernimmt, steht noch nicht fest.',
    hidden: 'Die Kundenseite sieht das nicht.',
  },
  stuck: {
    you: 'Sie haben gemeldet, dass Sie nicht weiterkommen.',
    by: (name) => `${name} kommt nicht weiter.`,
    none: 'Hier geht es nicht weiter.',
  },
  asked: {
    you: 'Sie haben gefragt.',
    by: (name) => `${name} hat gefragt.`,
    none: 'Es wurde etwas gefragt.',
  },
  began: 'Der Abschnitt hat begonnen.',
  resumed: 'Der Abschnitt geht weiter.',
  ready: 'Jetzt ist da, was es dafür braucht.',
  added: {
    you: 'Sie haben das hinzugefügt.',
    by: (name) => `${name} hat das hinzugefügt.`,
    none: 'Das kam hinzu.',
  },
  answered: {
    you: 'Sie haben geantwortet.',
    by: (name) => `${name} hat geantwortet.`,
    none: 'Das wurde beantwortet.',
  },
  waived: {
    you: 'Sie haben gesagt, dass es keine Antwort braucht.',
    by: (name) => `${name} hat gesagt, dass es keine Antwort braucht.`,
    none: 'Es braucht keine Antwort.',
  },
  goesOn: {
    you: 'Sie kommen wieder weiter.',
    by: (name) => `${name} kommt wieder weiter.`,
    none: 'Es geht weiter.',
  },
  reopened: {
    you: 'Sie haben das wieder geöffnet.',
    by: (name) => `${name} hat das wieder geöffnet.`,
    none: 'Das wurde wieder geöffnet.',
  },
  took: 'Sie haben das übernommen.',
  gaveYou: (by) => `${by} hat Ihnen das gegeben.`,
  assigned: {
    you: 'Sie haben das zugewiesen.',
    by: (name) => `${name} hat das zugewiesen.`,
    none: 'Das wurde zugewiesen.',
  },
  handedYou: (by) => `${by} hat Ihnen das übergeben.`,
  handedOver: {
    you: 'Sie haben das weitergegeben.',
    by: (name) => `${name} hat das weitergegeben.`,
    none: 'Das wurde weitergegeben.',
  },
};
