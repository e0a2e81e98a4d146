import type { TaskRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';

/** What the list of all tasks can be narrowed by; the same words as `GET /api/tasks` takes. */
export type TaskFilter = {
  q?: string;
  /** Calendar days. */
  dueFrom?: string;
  dueTo?: string;
  /** Processes. */
  planId?: string[];
  /** Accounts, placeholders and roles. */
  assignee?: string[];
  turn?: TaskRow['turn'][];
  status?: TaskRow['status'][];
};

/** Whose tasks are shown: a shortcut for a filter. */
export type TaskScope = 'mine' | 'team' | 'client' | 'everybody';
export const taskScopes: readonly TaskScope[] = ['mine', 'team', 'client', 'everybody'];

export type TeamMembers = {
  readonly me: string | undefined;
  /** Accounts of the team. */
  readonly team: readonly string[];
};

/** The filter of a shortcut; the rest of what was asked for stays. */
export function filterOfScope(
  reach: TaskScope,
  { assignee: _, turn: __, ...others }: TaskFilter,
  { me, team }: TeamMembers,
): TaskFilter {
  switch (reach) {
    case 'mine':
      return me === undefined ? others : { ...others, assignee: [me] };
    case 'team':
      return { ...others, assignee: [...team] };
    case 'client':
      return { ...others, turn: ['client'] };
    case 'everybody':
      return others;
    default:
      return reach satisfies never;
  }
}

/** Which shortcut a filter is; null for one that somebody made of their own. */
export function scopeOf(
  { assignee, turn }: TaskFilter,
  { me, team }: TeamMembers,
): TaskScope | null {
  if (assignee === undefined && turn === undefined) return 'everybody';
  if (assignee === undefined) return turn?.length === 1 && turn[0] === 'client' ? 'client' : null;
  if (turn !== undefined) return null;
  if (assignee.length === 1 && assignee[0] === me) return 'mine';
  return sameSet(assignee, team) ? 'team' : null;
}

const sameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** The address of the tasks under a filter. */
export const tasksPath = (filter: TaskFilter): string =>
  adminAddress.tasks({
    filter: Object.keys(filter).length === 0 ? undefined : JSON.stringify(filter),
  });

/** What is not done. */
export const openOnes: readonly TaskRow['status'][] = ['TODO', 'IN_PROGRESS', 'STUCKED'];

/**
 * The list has what is to be done, unless somebody asks for a status; the board has a column for
 * what is done.
 */
export function alwaysAsked(mode: 'board' | 'list', search: string) {
  const asked = new URLSearchParams(search).get('filter') ?? '';
  return mode === 'board' || asked.includes('"status"')
    ? inRunning
    : { ...inRunning, status: openOnes };
}

/**
 * Blueprints have tasks too, what has not started is nobody's work yet, and what waits on a board
 * is to be added first.
 */
export const inRunning = {
  planKind: ['process', 'project'],
  active: true,
  moduleStatus: ['ACTIVE', 'PAUSED', 'DONE'],
};
