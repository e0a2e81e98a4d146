import { z } from 'zod';
import { changeOf, eventsOf, type EventOf } from './define.ts';
import { defineNoun } from './noun.ts';
import { everything } from './paths.ts';
import { phrase } from './telling/phrase.ts';
import { created, modified, removed, telling } from './telling/telling.ts';

export type Project = {
  readonly life: 'absent' | 'present' | 'deleted';
  readonly projectId: string;
  readonly clientId: string;
  readonly name: string;
};

export const noProject: Project = {
  life: 'absent',
  projectId: '',
  clientId: '',
  name: '',
};

const define = eventsOf<Project>();

/** A client's project, in which processes run (PRODUCT 1.11). Stream `project-<workspaceId>_<projectId>`. */
export const projectEvents = [
  define('ProjectAdded', {
    data: z.object({
      projectId: z.string(),
      clientId: z.string(),
      name: z.string(),
    }),
    evolve: (_, data) => ({ ...data, life: 'present' }),
    touches: () => [],
    reach: 'team',
    tell: ({ name }) =>
      telling(phrase('did.projectAdded', name), name, [
        created('project', name),
      ]),
  }),
  define('ProjectRenamed', {
    data: z.object({ projectId: z.string(), ...changeOf(z.string()) }),
    evolve: (state, { to }) => ({ ...state, name: to }),
    touches: () => ['name'],
    reach: 'team',
    tell: ({ from, to }) =>
      telling(phrase('did.projectRenamed', to), to, [
        modified('name', from, to),
      ]),
  }),
  define('ProjectDeleted', {
    data: z.object({ projectId: z.string(), name: z.string() }),
    evolve: (state) => ({ ...state, life: 'deleted' }),
    touches: () => [everything],
    removes: ({ projectId: id, name }) => ({ kind: 'project', id, name }),
    reach: 'team',
    tell: ({ name }) =>
      telling(phrase('did.projectDeleted', name), name, [
        removed('project', name),
      ]),
  }),
] as const;
export type ProjectEvent = EventOf<typeof projectEvents>;
export const projectNoun = defineNoun<Project, typeof projectEvents>()({
  kind: 'project',
  heardBy: 'rows',
  place: 'workspace',
  initial: noProject,
  events: projectEvents,
  inHistory: true,
  topics: (type) =>
    type === 'ProjectRenamed'
      ? ['projects', 'executions']
      : ['projects', 'clients'],
});
export const evolveProject = projectNoun.evolve;
