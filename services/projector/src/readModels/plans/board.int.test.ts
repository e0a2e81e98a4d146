import { jobBoard, streamOf, type ProjectEvent } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { module, task } from '../../testing/builders.ts';
import type { ProjectorWorld } from '../../testing/world.ts';
import { openSandbox } from './testing/sandbox.ts';

let world: ProjectorWorld;
const stream = streamOf.project('w', 'board');
const job = (id: string, change: object = {}): ProjectEvent => ({
  type: 'ModuleAdded',
  data: module(id, jobBoard, change),
});
const on = { on: '2026-11-21', completed: [], due: [] };

beforeAll(async () => {
  world = await openSandbox();
  await world.append(stream, [
    { type: 'ProjectAdded', data: { projectId: 'board', clientId: 'c', name: 'Billing' } },
    job('seen', { title: 'Connect the ERP', userAddable: true }),
    job('hidden', { audience: 'INTERN', weight: 2 }),
    { type: 'TaskAdded', data: { task: task('t', 'seen', { assignee: 'jonas' }), weight: 1 } },
    { type: 'TaskAdded', data: { task: task('later', 'seen', { active: false }), weight: 2 } },
    {
      type: 'TaskAdded',
      data: { task: task('secret', 'hidden', { assignee: 'jonas' }), weight: 1 },
    },
  ]);
});
afterAll(() => world.close());

const rows = (who: string, resource: string, more: object = {}) =>
  world.rows(who, 'w', resource, { filter: { planId: 'board', ...more } });
const ids = async (who: string, resource: string, more: object = {}) =>
  (await rows(who, resource, more)).map(({ id }) => id).toSorted();

test('jobs and their tasks are rows of a plan like any other; the board itself is no milestone', async () => {
  expect(await ids('dana', 'modules')).toEqual(['hidden', 'seen']);
  expect((await rows('dana', 'modules', { id: 'seen' }))[0]).toMatchObject({
    planKind: 'project',
    title: 'Connect the ERP',
    userAddable: true,
    tasksTotal: 2,
  });
  expect((await rows('dana', 'tasks', { id: 'later' }))[0]).toMatchObject({
    ...{ planKind: 'project', planName: 'Billing', moduleTitle: 'Connect the ERP' },
    ...{ active: false, userAddable: false, turnBecause: 'notStarted' },
  });
  expect(await ids('dana', 'milestones')).toEqual([]);
  expect(await ids('dana', 'tasks', { active: true })).toEqual(['secret', 't']);
});

test('the client sees what is not for the team alone, here and in the history', async () => {
  expect(await ids('jonas', 'modules')).toEqual(['seen']);
  expect(await ids('jonas', 'tasks')).toEqual(['later', 't']);
  expect(await ids('jonas', 'blocks')).toEqual(['b-later', 'b-t']);
  const told = async (who: string) => (await rows(who, 'history')).map(({ sentence }) => sentence);
  expect(await told('jonas')).toContain('added the job Connect the ERP');
  expect(await told('jonas')).not.toContain('added the job Module hidden');
  expect(await told('dana')).toContain('added the job Module hidden');
});

test('whose turn a task is follows from its job', async () => {
  const turn = async () => (await rows('dana', 'tasks', { id: 't' }))[0]?.['turnBecause'];
  expect(await turn()).toBe('notStarted');
  await world.append(stream, [
    { type: 'ModuleStatusSet', data: { moduleId: 'seen', from: 'PENDING', to: 'ACTIVE', ...on } },
  ]);
  expect(await turn()).toBe('assigned');
});

test('a task that is moved goes with its place, and is seen by who sees the other job', async () => {
  const moved: ProjectEvent = {
    type: 'TaskMoved',
    data: { taskId: 't', blockId: 'b-t', moduleId: 'hidden', from: 'seen', weight: 2 },
  };
  await world.append(stream, [moved]);
  expect((await rows('dana', 'tasks', { id: 't' }))[0]).toMatchObject({
    moduleId: 'hidden',
    audience: 'INTERN',
  });
  expect(await ids('jonas', 'tasks')).toEqual(['later']);
  expect(await ids('jonas', 'blocks')).toEqual(['b-later']);
});

test('all of it goes with its project', async () => {
  await world.append(stream, [
    { type: 'ProjectDeleted', data: { projectId: 'board', name: 'Billing' } },
  ]);
  for (const resource of ['modules', 'tasks', 'blocks'])
    expect(await ids('dana', resource)).toEqual([]);
});

test('whoever of the client added a task may word it until it is begun, and nobody else is told so', async () => {
  const another = streamOf.project('w', 'another');
  await world.append(another, [
    { type: 'ProjectAdded', data: { projectId: 'another', clientId: 'c', name: 'Training' } },
    job('own'),
    { type: 'TaskAdded', data: { task: task('added', 'own', { addedBy: 'jonas' }), weight: 1 } },
    { type: 'TaskAdded', data: { task: task('given', 'own'), weight: 2 } },
  ]);
  const mayWord = async (who: string, id = 'added') =>
    (await world.rows(who, 'w', 'tasks', { filter: { planId: 'another', id } }))[0]?.['mayWord'];
  expect(await mayWord('jonas')).toBe(true);
  expect(await mayWord('jonas', 'given')).toBe(false);
  expect(await mayWord('dana')).toBe(false);
  await world.append(another, [
    {
      type: 'TaskStatusSet',
      data: { taskId: 'added', moduleId: 'own', from: 'TODO', to: 'IN_PROGRESS', reason: null },
    },
  ]);
  expect(await mayWord('jonas')).toBe(false);
});
