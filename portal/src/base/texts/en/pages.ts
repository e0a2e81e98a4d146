import { countedIn } from '@waymark/look';
import type { TaskStatus } from '@waymark/look';

const counted = countedIn('en');

/** What stands on the project's page and on a task's (LOOK, "Portal patterns"). */
export const pages = {
  loading: 'Loading',
  tryAgain: 'Try again',
  skip: 'Skip to the content',
  you: (name: string) => `You: ${name}`,
  portalFailed: 'The portal could not be opened',
  projectFailed: 'Your project could not be loaded',
  taskFailed: 'The task could not be loaded',
  problems: {
    unreachable: 'The server could not be reached. Check your connection and try again.',
    signedOut: 'Your session has ended. Sign in again.',
    ours: 'Something went wrong on our side. Try again in a moment.',
    here: 'Something went wrong on this page. Load it again.',
  },
  crash: {
    title: 'This page could not be shown',
    words: 'Check your connection and load the page again. Nothing you have sent is lost.',
    again: 'Load again',
  },
  next: {
    title: 'Next for you',
    open: 'Open task',
    nothing: 'Nothing for you right now',
    stuck:
      'The others are working on what you are stuck on. You get an e-mail when it is your turn again.',
    notBegun:
      'It is nobody’s turn yet, because the next step has not started. You get an e-mail when it is your turn.',
    turnOf: (first: string) => `It is ${first}’s turn. You get an e-mail when it is yours.`,
  },
  who: {
    notKnown: 'not known yet',
    somebody: 'Somebody',
    invited: 'invited, not here yet',
    at: (first: string, firm: string) => `${first} at ${firm}`,
    gone: 'Former user',
    noLonger: (first: string, firm: string) => `${first}, no longer at ${firm}`,
  },
  due: {
    due: (date: string) => `Due ${date}`,
    wasDue: (date: string) => `Was due ${date}`,
    planned: (date: string) => `Planned for ${date}`,
    done: (date: string) => `Done ${date}`,
    /** Before a date that stands alone; spoken only. */
    spoken: 'Due ',
  },
  status: {
    TODO: 'To do',
    IN_PROGRESS: 'In progress',
    DONE: 'Done',
    STUCKED: 'Stuck',
  } satisfies Record<TaskStatus, string> as Record<TaskStatus, string>,
  state: {
    stuck: 'Stuck',
    youSaidSo: (when: string) => `you said so ${when}`,
    saidSo: (first: string, when: string) => `${first} said so ${when}`,
    helping: (people: string, count: number) =>
      counted(count, `${people} is on it.`, `${people} are on it.`),
    stays: 'You or the team can change this at any time.',
    done: 'Done',
    byYou: 'by you',
    by: (first: string) => `by ${first}`,
  },
  task: {
    back: 'Back',
    previous: 'Previous task',
    next: 'Next task',
    doItNow: 'Do it now',
    newTab: 'opens in a new tab',
  },
};
