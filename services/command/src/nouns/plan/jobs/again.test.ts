import { modulesOf, tasksOf, type ProjectEvent } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { context } from '../../../decisions/testing/given.ts';
import { projectOf } from '../testing/samples.ts';
import { addJobAgain, addTaskAgain, setTaskActive, setTaskUserAddable } from './again.ts';

const job = (more: object = {}): ProjectEvent => ({
  type: 'ModuleAdded',
  data: { moduleId: 'a', milestoneId: 'jobs', title: 'Training', weight: 1, ...more },
});
const task = (taskId: string, weight: number, more: object = {}): ProjectEvent => ({
  type: 'TaskAdded',
  data: {
    task: {
      taskId,
      moduleId: 'a',
      blockId: `of-${taskId}`,
      headline: `Task ${taskId}`,
      content: { type: 'simple', action: null },
      ...more,
    },
    weight,
  },
});
/** Anna and Ben are the client's, Olga the team's; Omar is here no more. */
const people = {
  workspace: {
    members: new Map([['olga', 'OWNER' as const]]),
    invitations: new Map(),
    roles: new Map(),
  },
  client: { users: new Set(['anna', 'ben']), invitations: new Map() },
};
const team = { ...context(), ...people };
const ben = { ...team, actor: { kind: 'clientUser' as const, accountId: 'ben', clientId: 'c' } };
const inJ = { projectId: 'j', taskId: 't' };
const again = { ...inJ, newTaskId: 'n', newBlockId: 'of-n' };

describe('a task', () => {
  test('is left out, and taken up again', () => {
    projectOf(job(), task('t', 1))
      .when(setTaskActive, { ...inJ, active: false })
      .then({ type: 'TaskActiveSet', data: { taskId: 't', moduleId: 'a', from: true, to: false } });
    projectOf(job(), task('t', 1))
      .when(setTaskActive, { ...inJ, active: true })
      .nothing();
    projectOf(job())
      .when(setTaskActive, { ...inJ, active: true })
      .refused('notFound', 'task-not-found', 'taskId');
  });
  test('may be one that anyone adds again', () => {
    projectOf(job(), task('t', 1))
      .when(setTaskUserAddable, { ...inJ, userAddable: true })
      .then({
        type: 'TaskUserAddableSet',
        data: { taskId: 't', moduleId: 'a', from: false, to: true },
      });
    projectOf(job(), task('t', 1))
      .when(setTaskUserAddable, { ...inJ, userAddable: false })
      .nothing();
  });
  test('that waits is taken up', () =>
    projectOf(job(), task('t', 1, { active: false }))
      .when(addTaskAgain, again, team)
      .then({
        type: 'TaskActiveSet',
        data: { taskId: 't', moduleId: 'a', from: false, to: true },
      }));
  test('that is user-addable comes once more right behind, as it began', () => {
    const more = {
      userAddable: true,
      status: 'DONE',
      description: '<p>One hour</p>',
      assignee: 'anna',
      dueDate: '2026-12-01',
      mandatory: false,
    };
    const { plan } = projectOf(job(), task('t', 1, more), task('u', 2))
      .when(addTaskAgain, again, team)
      .after();
    expect(tasksOf(plan, 'a').map(({ taskId }) => taskId)).toEqual(['t', 'n', 'u']);
    expect(plan.tasks.get('n')).toMatchObject({
      headline: 'Task t',
      description: '<p>One hour</p>',
      status: 'TODO',
      assignee: 'anna',
      mandatory: false,
      dueDate: null,
      active: true,
      userAddable: false,
    });
  });
  test.each([
    ['of whoever has it', 'anna', ben, 'anna'],
    ['of the client’s user who adds it, where nobody has it', null, ben, 'ben'],
    ['and where who had it is here no more', 'omar', ben, 'ben'],
    ['of nobody yet, where the team adds it', null, team, null],
    ['and there too', 'omar', team, null],
  ])('is then a task %s', (_, assignee, adding, has) => {
    const { plan } = projectOf(
      job({ userAddable: true }),
      task('t', 1, { userAddable: true, assignee }),
    )
      .when(addTaskAgain, again, adding)
      .after();
    expect(plan.tasks.get('n')?.assignee).toBe(has);
    const whole = projectOf(job({ userAddable: true }), task('t', 1, { assignee }))
      .when(
        addJobAgain,
        { projectId: 'j', jobId: 'a', newJobId: 'n' },
        { ...adding, newId: context().newId },
      )
      .after();
    expect(tasksOf(whole.plan, 'n')[0]?.assignee).toBe(has);
  });
  test('is refused once more where it is not user-addable, where the ids are taken, or where there is none', () => {
    projectOf(job(), task('t', 1))
      .when(addTaskAgain, again, team)
      .refused('conflict', 'not-user-addable');
    const there = projectOf(job(), task('t', 1, { userAddable: true }));
    there
      .when(addTaskAgain, { ...again, newTaskId: 't' }, team)
      .refused('conflict', 'task-exists', 'newTaskId');
    there
      .when(addTaskAgain, { ...again, newBlockId: 'of-t' }, team)
      .refused('conflict', 'block-exists', 'newBlockId');
    projectOf(job())
      .when(addTaskAgain, again, team)
      .refused('notFound', 'task-not-found', 'taskId');
  });
});

describe('a job that is user-addable', () => {
  const once = { projectId: 'j', jobId: 'a', newJobId: 'n' };
  const tasks = [
    task('t', 1, { status: 'DONE', assignee: 'anna' }),
    task('u', 2, { active: false, userAddable: true }),
  ];
  const addable = projectOf(
    job({ userAddable: true, description: '<p>For the team</p>', audience: 'INTERN' }),
    ...tasks,
  );
  test('comes once more, with its tasks as they began', () => {
    const { plan } = addable.when(addJobAgain, once, team).after();
    expect(modulesOf(plan, 'jobs').map(({ moduleId }) => moduleId)).toEqual(['n', 'a']);
    expect(plan.modules.get('n')).toMatchObject({
      title: 'Training',
      description: '<p>For the team</p>',
      audience: 'INTERN',
      status: 'PENDING',
      userAddable: false,
    });
    expect(
      tasksOf(plan, 'n').map((t) => [t.headline, t.status, t.assignee, t.active, t.userAddable]),
    ).toEqual([
      ['Task t', 'TODO', 'anna', true, false],
      ['Task u', 'TODO', null, false, true],
    ]);
  });
  test('is begun where that one is, or was done', () => {
    const done: ProjectEvent = {
      type: 'ModuleStatusSet',
      data: {
        moduleId: 'a',
        from: 'PENDING',
        to: 'DONE',
        on: '2026-11-21',
        completed: [],
        due: [],
      },
    };
    const { plan } = projectOf(job({ userAddable: true }), done)
      .when(addJobAgain, once, team)
      .after();
    expect(plan.modules.get('n')?.status).toBe('ACTIVE');
  });
  test('alone may be added so, under an id of its own', () => {
    projectOf(job()).when(addJobAgain, once, team).refused('conflict', 'not-user-addable');
    addable
      .when(addJobAgain, { ...once, newJobId: 'a' }, team)
      .refused('conflict', 'job-exists', 'newJobId');
    projectOf().when(addJobAgain, once, team).refused('notFound', 'job-not-found', 'jobId');
  });
});

describe('who of the client adds something', () => {
  const addedBy = (events: readonly ProjectEvent[]) =>
    events.flatMap((event) => (event.type === 'TaskAdded' ? [event.data.task.addedBy] : []));
  const there = [job({ userAddable: true }), task('t', 1, { userAddable: true })] as const;
  const addedAgain = (adding: typeof team | typeof ben) => [
    addTaskAgain(projectOf(...there).state, again, adding),
    addJobAgain(
      projectOf(...there).state,
      { projectId: 'j', jobId: 'a', newJobId: 'b' },
      { ...adding, newId: () => 'n2', today: '2026-11-21' },
    ),
  ];
  test('is kept with it, of the team nobody', () => {
    expect(addedAgain(ben).map(addedBy)).toEqual([['ben'], ['ben']]);
    expect(addedAgain(team).map(addedBy)).toEqual([[undefined], [undefined]]);
  });
  test('not of what the team alone will see', () => {
    const hidden = projectOf(there[0], task('t', 1, { userAddable: true, seenBy: 'team' })).state;
    expect(addedBy(addTaskAgain(hidden, again, ben))).toEqual([undefined]);
  });
});
