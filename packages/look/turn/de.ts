import { capital } from '../capital.ts';
import { countedIn } from '../counted.ts';
import type { Cause, TurnWords } from './sayTurn.ts';

const counted = countedIn('de');
const A_STEP = 'diesen Abschnitt';

type ModuleAndTime = { readonly module: string; readonly when: string };
type Done = {
  /** What stands between who did it and what they did, with a blank before it. */
  readonly what: (about: ModuleAndTime) => string;
  readonly did: string;
  /** The same where nobody in particular did it: a sentence, and as the reason. */
  readonly happened: readonly [
    sentence: (about: ModuleAndTime) => string,
    because: (about: ModuleAndTime) => string,
  ];
};

/** A sentence of who did what; to who has to act it is why it is their turn. */
const cause =
  ({ what, did, happened: [sentence, because] }: Done): Cause =>
  (given, isYou, module, when, toWhoActs) => {
    const about = { module, when };
    if (given === null)
      return toWhoActs ? `Sie sind dran, weil ${because(about)}.` : `${sentence(about)}.`;
    const name = isYou ? 'Sie' : given;
    const has = isYou ? 'haben' : 'hat';
    return toWhoActs
      ? `Sie sind dran, weil ${name}${what(about)} ${did} ${has}.`
      : `${name} ${has}${what(about)} ${did}.`;
  };

/** Something done to the task. */
const toTask = (did: string, was = `wurde ${did}`, because = `${did} wurde`): Done => ({
  what: ({ when }) => `${when} das`,
  did,
  happened: [() => `Das ${was}`, ({ when }) => `das${when} ${because}`],
});

export const turnInGerman: TurnWords = {
  yours: 'Sie sind dran',
  ours: 'Wir sind dran',
  clients: 'Der Kunde ist dran',
  of: (name) => `${name} ist dran`,
  nobodyYet: 'Noch ist niemand dran',
  nobodyNow: 'Vorerst ist niemand dran',
  nobodyAnyMore: 'Niemand ist mehr dran',
  invited: 'eingeladen, noch nicht da',
  sinceToday: (time) => `seit ${time}`,
  since: (day, days) => `seit ${day}, ${counted(days, '# Tag', '# Tage')}`,
  onDay: (day) => ` am ${day}`,
  atTime: (time) => ` um ${time}`,
  aModule: A_STEP,
  because: {
    notStarted: (module) => `${capital(nominative(module))} hat noch nicht begonnen.`,
    paused: (module) => `${capital(nominative(module))} ist pausiert.`,
    held: 'Buchungsseite oder Formular fehlt noch.',
    unassigned: 'Das hat noch niemand übernommen.',
    unnamed: 'Wer das übernimmt, steht noch nicht fest.',
    hidden: 'Der Kunde sieht das nicht.',
  },
  stuck: {
    you: 'Sie haben gemeldet, dass Sie festhängen.',
    by: (name) => `${name} hängt fest.`,
    none: 'Das hängt fest.',
  },
  asked: {
    you: 'Sie haben gefragt.',
    by: (name) => `${name} hat gefragt.`,
    none: 'Es wurde etwas gefragt.',
  },
  began: cause({
    what: ({ module, when }) => ` ${module}${when}`,
    did: 'gestartet',
    happened: [
      ({ module }) => `${capital(nominative(module))} hat begonnen`,
      ({ module, when }) => `${nominative(module)}${when} begonnen hat`,
    ],
  }),
  resumed: cause({
    what: ({ module, when }) => ` ${module}${when}`,
    did: 'fortgesetzt',
    happened: [
      ({ module }) => `${capital(nominative(module))} geht weiter`,
      ({ module, when }) => `${nominative(module)}${when} weitergeht`,
    ],
  }),
  ready: 'Jetzt ist da, was es dafür braucht.',
  added: cause({
    what: ({ when }) => `${when} die Aufgabe`,
    did: 'hinzugefügt',
    happened: [() => 'Die Aufgabe kam hinzu', ({ when }) => `die Aufgabe${when} hinzukam`],
  }),
  answered: cause({
    what: ({ when }) => when,
    did: 'geantwortet',
    happened: [() => 'Das wurde beantwortet', ({ when }) => `das${when} beantwortet wurde`],
  }),
  waived: (name, isYou, _module, _when, toWhoActs) => {
    const who = name === null ? null : isYou ? 'Sie haben' : `${name} hat`;
    if (who === null)
      return toWhoActs
        ? 'Sie sind dran, weil es keine Antwort braucht.'
        : 'Es braucht keine Antwort.';
    return toWhoActs
      ? `Sie sind dran: ${who} gesagt, dass es keine Antwort braucht.`
      : `${who} gesagt, dass es keine Antwort braucht.`;
  },
  goesOn: {
    you: 'Sie können weitermachen.',
    by: (name) => `${name} kann weitermachen.`,
    none: 'Es geht weiter.',
  },
  reopened: cause(toTask('wieder geöffnet')),
  changeAsked: cause({
    what: ({ when }) => `${when} um eine Änderung`,
    did: 'gebeten',
    happened: [
      () => 'Es wurde um eine Änderung gebeten',
      ({ when }) => `${when} um eine Änderung gebeten wurde`.trimStart(),
    ],
  }),
  took: 'Sie haben das übernommen.',
  assigned: cause(toTask('zugewiesen')),
  handedOver: cause(toTask('weitergegeben')),
  askedYou: cause({
    what: ({ when }) => `${when} etwas`,
    did: 'gefragt',
    happened: [
      () => 'Es wurde etwas gefragt',
      ({ when }) => `${when.trimStart()} etwas gefragt wurde`.trimStart(),
    ],
  }),
};

/** As the one that does something: what is nobody's name stands in another case. */
function nominative(module: string): string {
  return module === A_STEP ? 'dieser Abschnitt' : `${module}`;
}
