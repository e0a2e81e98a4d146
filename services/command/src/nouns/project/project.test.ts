import {
  evolveProject,
  noClient,
  noProcess,
  noProject,
  type Client,
  type ProjectEvent,
} from '@waymark/events';
import { describe, test } from 'vitest';
import * as decide from './project.ts';
import { given } from '../../decisions/testing/given.ts';

const client: Client = { ...noClient, life: 'present', clientId: 'c', name: 'Buyer' };
const command = { projectId: 'j', clientId: 'c', name: 'Project' };
const added: ProjectEvent = { type: 'ProjectAdded', data: command };
const deleted: ProjectEvent = { type: 'ProjectDeleted', data: { projectId: 'j', name: 'Project' } };
const after = (...events: ProjectEvent[]) =>
  given({ initial: noProject, evolve: evolveProject }, events);

describe('a project', () => {
  test('is added once, to a client that is there', () => {
    after().when(decide.addProject, command, client, noProcess).then(added);
    after(added)
      .when(decide.addProject, command, client, noProcess)
      .refused('conflict', 'project-exists', 'projectId');
    after()
      .when(decide.addProject, command, noClient, noProcess)
      .refused('notFound', 'client-not-found');
    after()
      .when(decide.addProject, command, { ...client, life: 'deleted' }, noProcess)
      .refused('notFound', 'client-not-found');
  });
  test('has no id that a process has, whose tasks are told apart by it', () => {
    for (const life of ['present', 'deleted'] as const)
      after()
        .when(decide.addProject, command, client, { ...noProcess, life })
        .refused('conflict', 'project-exists', 'projectId');
  });
  test('is renamed, to another name only', () => {
    after(added)
      .when(decide.renameProject, { projectId: 'j', name: 'New' })
      .then({ type: 'ProjectRenamed', data: { projectId: 'j', from: 'Project', to: 'New' } });
    after(added).when(decide.renameProject, { projectId: 'j', name: 'Project' }).nothing();
  });
  test('is deleted', () =>
    after(added).when(decide.deleteProject, { projectId: 'j' }).then(deleted));
  test('comes back with its board as it was, once, and not to a client that is gone', () => {
    const back = { projectId: 'j' };
    const restored: ProjectEvent = {
      type: 'ProjectRestored',
      data: { projectId: 'j', name: 'Project' },
    };
    after(added, deleted).when(decide.restoreProject, back, client).then(restored);
    after(added).when(decide.restoreProject, back, client).nothing();
    after(added, deleted, restored).when(decide.restoreProject, back, client).nothing();
    after()
      .when(decide.restoreProject, back, client)
      .refused('notFound', 'project-not-found', 'projectId');
    after(added, deleted)
      .when(decide.restoreProject, back, { ...client, life: 'deleted' })
      .refused('notFound', 'client-not-found');
  });
  test.each([[[]], [[added, deleted]]])('is not changed when it is not there', (events) => {
    after(...events)
      .when(decide.renameProject, { projectId: 'j', name: 'New' })
      .refused('notFound', 'project-not-found');
    after(...events)
      .when(decide.deleteProject, { projectId: 'j' })
      .refused('notFound', 'project-not-found');
  });
});
