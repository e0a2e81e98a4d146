import { countedIn } from '@waymark/look';

const counted = countedIn('en');

/** The page of all tasks of one person, and what is good to know about one. */
export const tasks = {
  failed: 'The tasks could not be loaded',
  yours: 'Your tasks',
  ofNobody: 'Tasks nobody has yet',
  of: (who: string) => `Tasks of ${who}`,
  back: 'Back to the project',
  empty: 'There is nothing in this list.',
  lists: {
    now: 'To do',
    stuck: 'Stuck',
    waiting: 'Waiting',
    later: 'Later',
    done: 'Done',
  },
  atHand: {
    title: 'Good to know',
    takes: 'Takes about',
    minutes: (n: number) => counted(n, '# minute', '# minutes'),
    hours: (n: number) => counted(n, '# hour', '# hours'),
    days: (n: number) => counted(n, '# day', '# days'),
  },
  jobs: {
    title: 'Jobs',
    lists: { active: 'Under way', inactive: 'Later', done: 'Done' },
    count: (done: number, total: number) => `${done} of ${total}`,
    another: (name: string) => `Add another: ${name}`,
    added: (name: string) => `${name} was added`,
  },
};
