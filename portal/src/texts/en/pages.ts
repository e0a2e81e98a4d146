import { countedIn } from '@waymark/look';
import type { TaskStatus } from '@waymark/look';
import type { ReactNode } from 'react';
import { mixed } from '../mixed.ts';

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
    unreachable:
      'Waymark could not be reached. Check your connection and try again.',
    signedOut: 'Your session has ended. Sign in again.',
    ours: 'Something went wrong on our side. Try again in a moment.',
    here: 'Something went wrong on this page. Load it again.',
  },
  crash: {
    title: 'This page could not be shown',
    words:
      'Check your connection and load the page again. Nothing that you have sent is lost.',
    again: 'Load again',
  },
  next: {
    title: 'Next for you',
    open: 'Open task',
    allDone: 'Everything is done',
    nothing: 'Nothing for you right now',
    walked: 'The whole way lies behind you.',
    stuck:
      'What you are stuck with is with the others. You get a mail when it is your turn again.',
    notBegun:
      'It is nobody’s turn yet: what comes next has not begun. You get a mail when it is your turn.',
    turnOf: (first: string) =>
      `It is the turn of ${first}. You get a mail when it is yours.`,
  },
  lists: {
    then: 'Then',
    waiting: 'Waiting',
    later: 'Later',
    paused: 'Paused for now',
    inStep: (milestone: string) => `In ${milestone}`,
    all: (count: number) => counted(count, 'All # of yours', 'All # of yours'),
    youAreStuck: 'You said you are stuck.',
    isStuck: (first: string) => `${first} said it is stuck.`,
    isOnIt: (first: string) => `${first} is on it.`,
  },
  otherProjects: 'Your other projects',
  doneOf: (done: ReactNode, total: number) => mixed`${done} of ${total} done`,
  doneOfIn: (project: string, done: number, total: number) =>
    `${project}, ${done} of ${total} done`,
  showTheWay: (done: number, total: number) =>
    `${done} of ${total} done. Show the way`,
  way: {
    title: 'The way',
    plannedEnd: (date: ReactNode) => mixed`Planned to be finished on ${date}`,
    done: 'Done',
    theirs: (seller: string) => `${seller} does these`,
    count: (done: number, total: number) => `${done} of ${total}`,
    here: (done: number, total: number) => `${done} of ${total}, you are here`,
    late: (done: number, total: number, late: number, since: string) =>
      `${done} of ${total}, ${counted(late, `one was due ${since}`, `# were due since ${since}`)}`,
  },
  others: {
    title: 'With others',
    nobody: 'Nobody yet',
    wasDue: (headline: string, date: string) => `${headline}, was due ${date}`,
    tasks: (count: number) => counted(count, '# task', '# tasks'),
  },
  who: {
    notKnown: 'not known yet',
    somebody: 'Somebody',
    at: (first: string, firm: string) => `${first} at ${firm}`,
  },
  due: {
    due: (date: string) => `Due ${date}`,
    wasDue: (date: string) => `Was due ${date}`,
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
    stays: 'It stays so until one of you changes it.',
    done: 'Done',
    byYou: 'by you',
    by: (first: string) => `by ${first}`,
    paused: 'This is paused for now. You may still do it.',
    later: 'This comes later. You may do it now if you like.',
  },
  task: {
    back: 'Back',
    previous: 'Previous task',
    next: 'Next task',
    doItNow: 'Do it now',
    newTab: 'opens in a new tab',
  },
};
