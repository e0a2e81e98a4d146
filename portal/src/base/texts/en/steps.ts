import { countedIn } from '@waymark/look';
import type { ReactNode } from 'react';
import { mixed } from './mixed.ts';

const counted = countedIn('en');
/** 2.5 -> '2½' */
const halves = (n: number): string => (Number.isInteger(n) ? String(n) : `${Math.floor(n)}½`);

/**
 * What stands around the next task, and the whole way of a project: all its steps, its end, and
 * what came since the last visit.
 */
export const steps = {
  title: 'All steps',
  failed: 'The steps could not be loaded',
  back: 'Back to the project',
  sum: (done: number, total: number, end: string) =>
    `${done} of ${total} done. Planned to finish on ${end}.`,
  show: 'Show',
  shown: { all: 'Everything', mine: (count: number) => `Mine, ${count}`, open: 'Open' },
  empty: 'Nothing in this step matches.',
  yours: 'Yours',
  of: (who: string, when: string) => (when === '' ? who : `${who}, ${when}`),
  whoseTurn: 'Whose turn',
  you: 'You',
  moreDone: (count: number) => counted(count, '# more is done', '# more are done'),
  next: {
    best: (role: string) => `Best with: ${role}`,
    handOver: 'Hand over',
    ask: (first: string) => (first === '' ? 'Ask' : `Ask ${first}`),
  },
  effort: {
    minutes: (n: number) => counted(n, '# minute', '# minutes'),
    hours: (n: number) =>
      n === 1 ? 'an hour' : n === 1.5 ? 'an hour and a half' : `${halves(n)} hours`,
    days: (n: number) => counted(n, '# day', '# days'),
    inAll: (time: string) => `About ${time} in all.`,
    one: (time: string) => `It takes about ${time}.`,
    first: (time: string) => `The first takes ${time}.`,
  },
  weAreDoing: {
    title: 'We are doing',
    ready: (first: string, date: string) => `${first}, ready on ${date}`,
    wasDue: (first: string, date: string) => `${first}, was due ${date}`,
    since: (first: string, date: string) => `${first}, since ${date}`,
  },
  contact: {
    title: 'Who helps you',
    yours: 'Your contact.',
    answers: (hours: number) =>
      counted(
        hours,
        'Usually answers within one working hour.',
        'Usually answers within # working hours.',
      ),
    write: (first: string) => `Write to ${first}`,
  },
  answers: (count: number) => counted(count, '# answer', '# answers'),
  lists: {
    week: 'Also this week',
    then: 'Then',
    waiting: 'Waiting',
    later: 'Later',
    paused: 'Paused for now',
    held: 'Not set up yet',
    asked: 'Waiting for an answer',
    inStep: (milestone: string) => `In ${milestone}`,
    all: (count: number) => counted(count, 'All # of yours', 'All # of yours'),
    youAreStuck: (since: string | undefined) =>
      since === undefined ? 'You said you are stuck.' : `You have been stuck since ${since}.`,
    isStuck: (first: string, since: string | undefined) =>
      since === undefined
        ? `${first} said it is stuck.`
        : `${first} has been stuck since ${since}.`,
    isOnIt: (first: string) => `${first} is on it.`,
  },
  jobs: 'Jobs',
  jobsOf: (done: number, total: number, yours: number) =>
    `${done} of ${total} done${yours === 0 ? '' : `, ${yours} for you`}`,
  otherProjects: 'Your other projects',
  doneOf: (done: ReactNode, total: number) => mixed`${done} of ${total} done`,
  doneOfIn: (project: string, done: number, total: number) =>
    total === 0 ? project : `${project}, ${done} of ${total} done`,
  showTheWay: (done: number, total: number) => `${done} of ${total} done. Show the way`,
  way: {
    title: 'The way',
    plannedEnd: (date: ReactNode) => mixed`Planned to finish on ${date}`,
    done: 'Done',
    doneOn: (done: number, total: number, date: string) => `${done} of ${total}, done ${date}`,
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
  unread: (count: number) => counted(count, '# new message', '# new messages'),
  live: {
    title: 'You’re live',
    since: (date: string) => `Everything has been done since ${date}.`,
    tasks: 'tasks done',
    tasksOf: (done: number, total: number) => `${done} of ${total}`,
    days: (count: number) => counted(count, '# day', '# days'),
    fewer: (count: number) => counted(count, 'one fewer than planned', '# fewer than planned'),
    more: (count: number) => counted(count, 'one more than planned', '# more than planned'),
    asPlanned: 'as planned',
    people: (count: number) => counted(count, '# person', '# people'),
    tookPart: (client: string, _count: number) => `of ${client} took part`,
    fromHereOn: 'From here on',
    contact: (first: string) => `${first} goes on helping you`,
    toKeep: 'To keep',
    happened: 'Everything that happened',
    asTable: 'As a table: when, who, what',
    columns: ['When', 'Who', 'What'],
  },
  since: {
    title: 'Since your last visit',
    more: (count: number) => counted(count, 'and one more', 'and # more'),
  },
};
