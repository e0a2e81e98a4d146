import { noClient, type Client, type Module, type Project } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import type { Asker } from '../../../policies/caller.ts';
import { mayWorkOnTask } from '../../../policies/mayWorkOnTask.ts';
import { projectOf } from '../testing/samples.ts';
import { mayAddJob, mayAddTask } from './policy.ts';

const client: Client = { ...noClient, life: 'present', clientId: 'c', users: new Set(['anna']) };
const anna: Asker = { kind: 'clientUser', accountId: 'anna', clientId: 'c', client };
const ofTeam: Asker = { kind: 'user', accountId: 'olga', party: 'team', role: 'ADMIN' };
const stranger: Asker = { kind: 'user', accountId: 'eve', party: 'none', role: null };
const project = (job: Partial<Module> = {}, task: object = {}): Project =>
  projectOf(
    {
      type: 'ModuleAdded',
      data: { moduleId: 'a', milestoneId: 'jobs', title: 'Job', weight: 0, ...job },
    },
    {
      type: 'TaskAdded',
      data: {
        weight: 1,
        task: {
          ...{ taskId: 't', moduleId: 'a', blockId: 'b', headline: 'Task' },
          ...{ content: { type: 'simple', action: null }, ...task },
        },
      },
    },
  ).state;
const job = { jobId: 'a' };
const task = { taskId: 't' };
const again = { userAddable: true };

describe('who may add another one', () => {
  test('the team, of all', () => {
    expect(mayAddJob(ofTeam, project(), job)).toBe(true);
    expect(mayAddTask(ofTeam, project(), task)).toBe(true);
  });
  test('a user of the client, of what is user-addable and seen', () => {
    expect(mayAddJob(anna, project(again), job)).toBe(true);
    expect(mayAddTask(anna, project({}, again), task)).toBe(true);
  });
  test.each([
    ['of what is not user-addable', project(), job, task],
    ['of what the team alone sees', project({ ...again, audience: 'INTERN' }, again), job, task],
    ['in another client’s project', { ...project(again, again), clientId: 'other' }, job, task],
    [
      'in a project that was deleted',
      { ...project(again, again), life: 'deleted' as const },
      job,
      task,
    ],
    ['of what is not there', project(again, again), { jobId: 'x' }, { taskId: 'x' }],
  ])('but not %s', (_, state, which, what) => {
    expect(mayAddJob(anna, state, which)).toBe(false);
    expect(mayAddTask(anna, state, what)).toBe(false);
  });
  test.each(['team', 'hidden'])('nor another task like one that is seen by %s', (seenBy) =>
    expect(mayAddTask(anna, project({}, { ...again, seenBy }), task)).toBe(false),
  );
  test('nor a stranger', () => {
    expect(mayAddJob(stranger, project(again), job)).toBe(false);
    expect(mayAddTask(stranger, project({}, again), task)).toBe(false);
  });
});

test('a user of the client works on tasks of jobs that are with the client and seen', () => {
  const hers = { assignee: 'anna' };
  expect(mayWorkOnTask(anna, project({}, hers), task)).toBe(true);
  expect(mayWorkOnTask(anna, project({ audience: 'INTERN' }, hers), task)).toBe(false);
  expect(mayWorkOnTask(anna, project(), task)).toBe(false);
});
