/** The page of all tasks of one person. */
export const tasks = {
  failed: 'The tasks could not be loaded',
  yours: 'Your tasks',
  ofNobody: 'Tasks that nobody has yet',
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
  jobs: {
    title: 'Jobs',
    lists: { active: 'Under way', inactive: 'Later', done: 'Done' },
    count: (done: number, total: number) => `${done} of ${total}`,
    another: (name: string) => `Add another: ${name}`,
    added: (name: string) => `${name} was added`,
  },
};
