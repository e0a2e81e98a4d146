import { expect, test } from 'vitest';
import { evolveProject, noProject, type ProjectEvent } from './project.ts';

test('a project is added, renamed and deleted', () => {
  const events: ProjectEvent[] = [
    { type: 'ProjectAdded', data: { projectId: 'j', clientId: 'c', name: 'One' } },
    { type: 'ProjectRenamed', data: { projectId: 'j', from: 'One', to: 'Two' } },
    { type: 'ProjectDeleted', data: { projectId: 'j', name: 'Two' } },
  ];
  expect(events.slice(0, 2).reduce(evolveProject, noProject)).toEqual({
    ...noProject,
    life: 'present',
    projectId: 'j',
    clientId: 'c',
    name: 'Two',
  });
  expect(events.reduce(evolveProject, noProject).life).toBe('deleted');
});
