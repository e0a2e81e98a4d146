import type { Group } from './groups.ts';

/** What a group by day is called, with how many there are in it. */
export const groupWords = {
  overdue: 'allTasks.inOverdue',
  thisWeek: 'allTasks.inThisWeek',
  later: 'allTasks.inLater',
  lately: 'allTasks.inLately',
  before: 'allTasks.inBefore',
} as const satisfies Record<Group, string>;
