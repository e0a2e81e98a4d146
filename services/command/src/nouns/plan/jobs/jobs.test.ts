import {
  evolveProject,
  groupOfJob,
  jobGroups,
  modulesOf,
  noProject,
  tasksOf,
  type ProjectEvent,
} from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { deleteTask } from '../tasks/tasks.ts';
import { projectOf } from '../testing/samples.ts';
import { context, given } from '../../../decisions/testing/given.ts';
import { addJob, moveJob, moveJobTask, setJobUserAddable } from './jobs.ts';

const job = (moduleId: string, weight: number): ProjectEvent => ({
  type: 'ModuleAdded',
  data: { moduleId, milestoneId: 'jobs', title: `Job ${moduleId}`, weight },
});
const task = (
  taskId: string,
  moduleId: string,
  weight: number,
  more: object = {},
): ProjectEvent => ({
  type: 'TaskAdded',
  data: {
    task: {
      taskId,
      moduleId,
      blockId: `of-${taskId}`,
      headline: `Task ${taskId}`,
      content: { type: 'simple', action: null },
      ...more,
    },
    weight,
  },
});
const became = (moduleId: string, from: string, to: string) =>
  ({
    type: 'ModuleStatusSet',
    data: { moduleId, from, to, on: '2026-11-21', completed: [], due: [] },
  }) as ProjectEvent;
const weights = (all: Record<string, number>) =>
  ({ type: 'ModuleWeightsSet', data: { milestoneId: 'jobs', weights: all } }) as const;
const three = [job('a', 1), job('b', 2), job('c', 3)];
const add = { projectId: 'j', jobId: 'new', name: 'Go-live day' };
const added = { moduleId: 'new', milestoneId: 'jobs', title: 'Go-live day', weight: 0 };

describe('a new job (PRODUCT 8.10)', () => {
  test('has weight 0 and waits, for client and team', () => {
    projectOf().when(addJob, add, context()).then({ type: 'ModuleAdded', data: added });
  });
  test('comes first: the others make room where one stands there', () => {
    projectOf(job('a', 0), job('b', 1))
      .when(addJob, add, context())
      .then(weights({ a: 1, b: 2 }), { type: 'ModuleAdded', data: added });
  });
  test('may be begun at once, be described, and be the team’s alone', () => {
    projectOf(...three)
      .when(
        addJob,
        {
          ...{ ...add, group: 'active', description: '<p>On Sunday</p>' },
          ...{ audience: 'INTERN' as const, userAddable: true },
        },
        context(),
      )
      .then(
        {
          type: 'ModuleAdded',
          data: {
            ...added,
            description: '<p>On Sunday</p>',
            audience: 'INTERN',
            userAddable: true,
          },
        },
        became('new', 'PENDING', 'ACTIVE'),
      );
  });
  test('needs an id of its own, and a project', () => {
    projectOf(...three)
      .when(addJob, { ...add, jobId: 'a' }, context())
      .refused('conflict', 'job-exists', 'jobId');
    given({ initial: noProject, evolve: evolveProject }, [])
      .when(addJob, add, context())
      .refused('notFound', 'project-not-found');
  });
});

describe('a job that is moved', () => {
  const move = { projectId: 'j', jobId: 'a' };
  test.each(jobGroups.flatMap((from) => jobGroups.map((to) => [from, to] as const)))(
    'goes from %s to %s',
    (from, to) => {
      const path = {
        inactive: [],
        active: [became('a', 'PENDING', 'ACTIVE')],
        done: [became('a', 'PENDING', 'DONE')],
      }[from];
      const after = projectOf(...three, ...path)
        .when(moveJob, { ...move, group: to, index: 0 }, context())
        .after();
      expect(groupOfJob(after.plan.modules.get('a')!.status)).toBe(to);
    },
  );
  test('stands where it was put among those of its column', () => {
    const active = ['b', 'c'].map((id) => became(id, 'PENDING', 'ACTIVE'));
    const orderAfter = (index: number) =>
      modulesOf(
        projectOf(...three, job('d', 4), ...active)
          .when(moveJob, { ...move, group: 'active', index }, context())
          .after().plan,
        'jobs',
      ).map(({ moduleId }) => moduleId);
    expect([0, 1, 2, 9].map(orderAfter)).toEqual([
      ['a', 'b', 'c', 'd'],
      ['b', 'a', 'c', 'd'],
      ['b', 'c', 'a', 'd'],
      ['b', 'c', 'a', 'd'],
    ]);
  });
  test('to where it stands changes nothing', () =>
    projectOf(...three)
      .when(moveJob, { ...move, group: 'inactive', index: 0 }, context())
      .nothing());
  test('is not done while a mandatory task of it is open', () => {
    const done = { ...move, group: 'done', index: 0 } as const;
    projectOf(...three, task('t', 'a', 1))
      .when(moveJob, done, context())
      .refused('conflict', 'mandatory-open', 'group');
    for (const more of [{ mandatory: false }, { active: false }, { status: 'DONE' }])
      projectOf(...three, task('t', 'a', 1, more), task('u', 'b', 1))
        .when(moveJob, done, context())
        .then(became('a', 'PENDING', 'DONE'));
  });
  test('must be there', () =>
    projectOf()
      .when(moveJob, { ...move, group: 'done', index: 0 }, context())
      .refused('notFound', 'job-not-found', 'jobId'));
});

describe('a task of a job', () => {
  const there = projectOf(...three, task('t', 'a', 1), task('u', 'b', 1), task('v', 'b', 2));
  const inJob = (project: typeof there.state, jobId: string) =>
    tasksOf(project.plan, jobId).map((t) => t.taskId);
  test('is moved within its job, and to another one', () => {
    const within = there
      .when(moveJobTask, { projectId: 'j', taskId: 'v', jobId: 'b', index: 0 })
      .after();
    expect(inJob(within, 'b')).toEqual(['v', 'u']);
    const across = there.when(moveJobTask, { projectId: 'j', taskId: 't', jobId: 'b', index: 1 });
    across.then(
      { type: 'BlockWeightsSet', data: { moduleId: 'b', weights: { 'of-v': 3 } } },
      {
        type: 'TaskMoved',
        data: { taskId: 't', blockId: 'of-t', moduleId: 'b', from: 'a', weight: 2 },
      },
    );
    expect([inJob(across.after(), 'a'), inJob(across.after(), 'b')]).toEqual([[], ['u', 't', 'v']]);
  });
  test('stays where it is when it is put there', () =>
    there.when(moveJobTask, { projectId: 'j', taskId: 'u', jobId: 'b', index: 0 }).nothing());
  test('must be there, and the job too', () => {
    there
      .when(moveJobTask, { projectId: 'j', taskId: 'x', jobId: 'b', index: 0 })
      .refused('notFound', 'task-not-found', 'taskId');
    there
      .when(moveJobTask, { projectId: 'j', taskId: 't', jobId: 'x', index: 0 })
      .refused('notFound', 'job-not-found', 'jobId');
  });
  test('goes alone: a job holds nothing but tasks', () => {
    const { plan } = there
      .when(
        (project, command: Parameters<typeof deleteTask>[1]) =>
          deleteTask(project, command, context()),
        { plan: { kind: 'project', id: 'j' }, taskId: 't' },
      )
      .after();
    expect([...plan.blocks.values()].filter(({ moduleId }) => moduleId === 'a')).toEqual([]);
  });
});

test('whether anyone may add another one is said of a job once', () => {
  const say = { projectId: 'j', jobId: 'a', userAddable: true };
  projectOf(...three)
    .when(setJobUserAddable, say)
    .then({ type: 'ModuleUserAddableSet', data: { moduleId: 'a', from: false, to: true } });
  projectOf(...three)
    .when(setJobUserAddable, { ...say, userAddable: false })
    .nothing();
  projectOf().when(setJobUserAddable, say).refused('notFound', 'job-not-found', 'jobId');
});
