import { countedIn } from '@waymark/look';

const counted = countedIn('en');

/** Small numbers as one says them. */
const said = (count: number): string => words[count - 1] ?? String(count);
const words = [
  ...['one', 'two', 'three', 'four', 'five', 'six'],
  ...['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
];

/** The page of all tasks of one person, and what is good to know about one. */
export const tasks = {
  failed: 'The tasks could not be loaded',
  yours: 'Your tasks',
  ofNobody: 'Tasks nobody has yet',
  of: (who: string) => `Tasks of ${who}`,
  back: 'Back to the project',
  empty: 'There is nothing in this list.',
  lists: { now: 'To do', stuck: 'Stuck', waiting: 'Waiting', later: 'Later', done: 'Done' },
  atHand: {
    title: 'Good to know',
    minutes: (n: number) => counted(n, '# minute', '# minutes'),
    hours: (n: number) => counted(n, '# hour', '# hours'),
    days: (n: number) => counted(n, '# day', '# days'),
  },
  jobs: {
    title: 'Jobs',
    hello: (first: string, things: number) =>
      `Hello${first === '' ? '' : ` ${first}`}, ${things === 0 ? 'nothing for you right now' : `${said(things)} ${things === 1 ? 'thing' : 'things'} this week`}`,
    sum: (done: number, total: number) => `${done} of ${total} done.`,
    areDone: (count: number) => (count === 1 ? 'One is done' : `${count} are done`),
    lastDone: (headline: string, date: string) => `The last on ${date}: ${headline}`,
    onlyIfNeeded: 'Only if you need one',
    oneMore: 'If you need one more',
    withTasks: (count: number) =>
      count === 1 ? 'Once more, with its task' : `Once more, with its ${count} tasks`,
    added: (name: string) => `${name} was added`,
    willBeAdded: (name: string) => `${name} is added once there is a connection`,
  },
};
