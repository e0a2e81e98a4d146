import { countedIn } from '../counted.ts';
import type { TurnWords } from './sayTurn.ts';

const counted = countedIn('en');
const ofName = (name: string) => (/s$/.test(name) ? `${name}’` : `${name}’s`);

export const turnInEnglish: TurnWords = {
  yours: 'Your turn',
  ours: 'Our turn',
  of: (name) => `${ofName(name)} turn`,
  nobodyYet: 'Nobody’s turn yet',
  nobodyNow: 'Nobody’s turn for now',
  nobodyAnyMore: 'Nobody’s turn any more',
  sinceToday: (time) => `since ${time}`,
  since: (day, days) => `since ${day}, ${counted(days, '# day', '# days')}`,
  because: {
    notStarted: 'The step has not begun.',
    paused: 'The step is paused.',
    held: 'Its booking page or form is not there yet.',
    unassigned: 'Nobody has it yet.',
    unnamed: 'It is not said yet who does it.',
    hidden: 'The client does not see it.',
  },
  stuck: {
    you: 'You said you are stuck.',
    by: (name) => `${name} is stuck.`,
    none: 'It is stuck.',
  },
  asked: {
    you: 'You asked.',
    by: (name) => `${name} asked.`,
    none: 'Something was asked.',
  },
  began: 'The step began.',
  resumed: 'The step goes on.',
  ready: 'What it needs is there now.',
  added: {
    you: 'You added it.',
    by: (name) => `${name} added it.`,
    none: 'It was added.',
  },
  answered: {
    you: 'You answered.',
    by: (name) => `${name} answered.`,
    none: 'It was answered.',
  },
  waived: {
    you: 'You said that no answer is needed.',
    by: (name) => `${name} said that no answer is needed.`,
    none: 'No answer is needed.',
  },
  goesOn: {
    you: 'You can go on.',
    by: (name) => `${name} can go on.`,
    none: 'It goes on.',
  },
  reopened: {
    you: 'You opened it again.',
    by: (name) => `${name} opened it again.`,
    none: 'It was opened again.',
  },
  took: 'You took it.',
  gaveYou: (by) => `${by} gave it to you.`,
  assigned: {
    you: 'You assigned it.',
    by: (name) => `${name} assigned it.`,
    none: 'It was assigned.',
  },
  handedYou: (by) => `${by} handed it to you.`,
  handedOver: {
    you: 'You handed it over.',
    by: (name) => `${name} handed it over.`,
    none: 'It was handed over.',
  },
};
