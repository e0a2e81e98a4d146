import { capital } from '../capital.ts';
import { countedIn } from '../counted.ts';
import type { Cause, TurnWords } from './sayTurn.ts';

const counted = countedIn('en');
const ofName = (name: string) => (/s$/.test(name) ? `${name}’` : `${name}’s`);

type ModuleAndTime = { readonly module: string; readonly when: string };

/**
 * A sentence of who did what; to who has to act it is why it is their turn. A day that ends in a
 * full stop ends it.
 */
const cause =
  (
    did: (who: string, about: ModuleAndTime) => string,
    happened: (about: ModuleAndTime) => string,
  ): Cause =>
  (name, isYou, module, when, toWhoActs) => {
    const about = { module, when };
    const what = name === null ? happened(about) : did(isYou ? 'you' : name, about);
    const said = toWhoActs ? `It is your turn because ${what}` : capital(what);
    return said.endsWith('.') ? said : `${said}.`;
  };

export const turnInEnglish: TurnWords = {
  yours: 'Your turn',
  ours: 'Our turn',
  clients: 'The client’s turn',
  of: (name) => `${ofName(name)} turn`,
  nobodyYet: 'Nobody’s turn yet',
  nobodyNow: 'Nobody’s turn for now',
  nobodyAnyMore: 'Nobody’s turn any more',
  invited: 'invited, not here yet',
  sinceToday: (time) => `since ${time}`,
  since: (day, days) => `since ${day}, ${counted(days, '# day', '# days')}`,
  onDay: (day) => ` on ${day}`,
  atTime: (time) => ` at ${time}`,
  aModule: 'the step',
  because: {
    notStarted: (module) => capital(`${module} has not started yet.`),
    paused: (module) => capital(`${module} is paused.`),
    held: 'Its booking page or form is still missing.',
    unassigned: 'Nobody has it yet.',
    unnamed: 'Who does it is not decided yet.',
    hidden: 'The client does not see it.',
  },
  stuck: {
    you: 'You said you are stuck.',
    by: (name) => `${name} is stuck.`,
    none: 'It is stuck.',
  },
  asked: { you: 'You asked.', by: (name) => `${name} asked.`, none: 'Something was asked.' },
  began: cause(
    (who, { module, when }) => `${who} started ${module}${when}`,
    ({ module, when }) => `${module} started${when}`,
  ),
  resumed: cause(
    (who, { module, when }) => `${who} resumed ${module}${when}`,
    ({ module, when }) => `${module} was resumed${when}`,
  ),
  ready: 'Everything it needs is there now.',
  added: cause(
    (who, { when }) => `${who} added the task${when}`,
    ({ when }) => `the task was added${when}`,
  ),
  answered: cause(
    (who, { when }) => `${who} answered${when}`,
    ({ when }) => `it was answered${when}`,
  ),
  waived: cause(
    (who) => `${who} said that no answer is needed`,
    () => 'no answer is needed',
  ),
  goesOn: { you: 'You can go on.', by: (name) => `${name} can go on.`, none: 'It goes on.' },
  reopened: cause(
    (who, { when }) => `${who} opened it again${when}`,
    ({ when }) => `it was opened again${when}`,
  ),
  changeAsked: cause(
    (who, { when }) => `${who} asked for a change${when}`,
    ({ when }) => `a change was asked for${when}`,
  ),
  took: 'You took it.',
  assigned: cause(
    (who, { when }) => `${who} assigned it${when}`,
    ({ when }) => `it was assigned${when}`,
  ),
  handedOver: cause(
    (who, { when }) => `${who} handed it over${when}`,
    ({ when }) => `it was handed over${when}`,
  ),
  askedYou: cause(
    (who, { when }) => `${who} asked something${when}`,
    ({ when }) => `something was asked${when}`,
  ),
};
