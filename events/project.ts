import { z } from 'zod';
import { changeOf, eventsOf, within, type EventOf } from './define.ts';
import { jobBoard } from './jobs.ts';
import { defineNoun } from './noun.ts';
import { everything } from './paths.ts';
import { emptyPlan, type Plan } from './plan/plan.ts';
import { planEvents } from './plan/planEvents.ts';
import { withMilestones } from './plan/withMilestones.ts';
import { phrase } from './telling/phrase.ts';
import { created, modified, removed, telling } from './telling/telling.ts';

export type Project = {
  readonly kind: 'project';
  readonly life: 'absent' | 'present' | 'deleted';
  readonly projectId: string;
  readonly clientId: string;
  readonly name: string;
  /** Its board: the jobs are modules of one milestone, in a column by their status (ADR 37). */
  readonly plan: Plan;
};

/** A board without jobs. */
const emptyBoard: Plan = withMilestones(emptyPlan, [
  { milestoneId: jobBoard, name: '', weight: 1 },
]);

export const noProject: Project = {
  kind: 'project',
  life: 'absent',
  projectId: '',
  clientId: '',
  name: '',
  plan: emptyBoard,
};

const define = eventsOf<Project>();

/**
 * A client's project, in which processes run, and its board of jobs (PRODUCT 1.11, 8.10). Stream
 * `project-<workspaceId>_<projectId>`.
 */
export const projectEvents = [
  define('ProjectAdded', {
    data: z.object({ projectId: z.string(), clientId: z.string(), name: z.string() }),
    evolve: (state, data) => ({ ...state, ...data, life: 'present' }),
    touches: () => [],
    reach: 'team',
    tell: ({ name }) => telling(phrase('did.projectAdded', name), name, [created('project', name)]),
  }),
  define('ProjectRenamed', {
    data: z.object({ projectId: z.string(), ...changeOf(z.string()) }),
    evolve: (state, { to }) => ({ ...state, name: to }),
    touches: () => ['name'],
    reach: 'team',
    tell: ({ from, to }) =>
      telling(phrase('did.projectRenamed', to), to, [modified('name', from, to)]),
  }),
  define('ProjectDeleted', {
    data: z.object({ projectId: z.string(), name: z.string() }),
    evolve: (state) => ({ ...state, life: 'deleted' }),
    touches: () => [everything],
    removes: ({ projectId: id, name }) => ({ kind: 'project', id, name }),
    reach: 'team',
    tell: ({ name }) =>
      telling(phrase('did.projectDeleted', name), name, [removed('project', name)]),
  }),
  /** Back with its board as it was when it was deleted. */
  define('ProjectRestored', {
    data: z.object({ projectId: z.string(), name: z.string() }),
    evolve: (state) => ({ ...state, life: 'present' }),
    touches: () => [],
    restores: ({ projectId: id }) => ({ kind: 'project', id }),
    reach: 'team',
    tell: ({ name }) =>
      telling(phrase('did.projectRestored', name), name, [created('project', name)]),
  }),
  ...within<Project, 'plan', typeof planEvents>('plan', planEvents),
] as const;
export type ProjectEvent = EventOf<typeof projectEvents>;
export const projectNoun = defineNoun<Project, typeof projectEvents>()({
  kind: 'project',
  heardBy: 'rows',
  place: 'workspace',
  initial: noProject,
  events: projectEvents,
  inHistory: true,
  topics(type, id) {
    switch (type) {
      case 'ModuleStatusSet':
      case 'ModuleAudienceSet':
      case 'TaskSeenBySet':
      case 'TaskAssigneeSet':
      case 'TaskStatusSet':
      case 'TaskActiveSet':
      case 'TaskAdded':
        return [`plan:${id}`, 'notices'];
      case 'ProjectRenamed':
        return [`plan:${id}`, 'projects', 'executions'];
      case 'ProjectAdded':
      case 'ProjectDeleted':
      case 'ProjectRestored':
        return [`plan:${id}`, 'projects', 'clients'];
      default:
        return [`plan:${id}`];
    }
  },
});
export const evolveProject = projectNoun.evolve;
