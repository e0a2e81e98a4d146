import type {
  ExecutionRow,
  MilestoneRow,
  PersonRow,
  PlaceholderRow,
  TaskRow,
} from '../../base/api/reads.ts';
import { readAll } from '../../base/api/reads.ts';

/**
 * A query of the first page: its key, and how it is read. Keys begin with the resource and hold the
 * plan's id: live changes find by them what to fetch again. Without a process there is nothing to
 * ask.
 */
type Query<Data> = readonly [key: string | undefined, fetch: () => Promise<Data>];

export const projectsOf = (workspaceId: string): Query<ExecutionRow[]> => [
  `executions ${workspaceId}`,
  () => readAll(workspaceId, 'executions', { sort: ['createdAt', 'DESC'] }),
];

export const tasksOf = (workspaceId: string, processId: string | undefined): Query<TaskRow[]> => [
  processId && `tasks ${workspaceId} ${processId}`,
  () => readAll(workspaceId, 'tasks', { filter: { planId: processId! }, sort: ['place', 'ASC'] }),
];

export const milestonesOf = (
  workspaceId: string,
  processId: string | undefined,
): Query<MilestoneRow[]> => [
  processId && `milestones ${workspaceId} ${processId}`,
  () =>
    readAll(workspaceId, 'milestones', { filter: { planId: processId! }, sort: ['weight', 'ASC'] }),
];

export const peopleOf = (workspaceId: string): Query<PersonRow[]> => [
  `people ${workspaceId}`,
  () => readAll(workspaceId, 'people', { filter: { withFormer: true }, sort: ['name', 'ASC'] }),
];

export const placeholdersOf = (
  workspaceId: string,
  processId: string | undefined,
): Query<PlaceholderRow[]> => [
  processId && `placeholders ${workspaceId} ${processId}`,
  () =>
    readAll(workspaceId, 'placeholders', { filter: { planId: processId! }, sort: ['name', 'ASC'] }),
];
