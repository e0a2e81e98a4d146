import type { TaskRow } from '@waymark/api';
import { endOfWeek, LATELY, plusDays, type Group } from './groups.ts';
import { openOnes, type TaskFilter } from './taskScope.ts';
import type { Grouping } from './taskSearch.ts';

/** What is asked of `GET /api/tasks`. */
export type TasksQuery = Omit<TaskFilter, 'status'> & {
  readonly status?: readonly TaskRow['status'][];
  readonly statusFrom?: string;
  readonly milestoneName?: string[];
  readonly withoutAssignee?: boolean;
};

/** How many there are in a group: as many as `of` finds, without those that `less` finds. */
export type GroupTotal = { readonly of: TasksQuery; readonly less: readonly TasksQuery[] };

/**
 * What counts the tasks of a group, those that are not loaded too (PRODUCT 8.9).
 * @param asked what the whole list is asked by
 * @param today the reader's (`YYYY-MM-DD`)
 */
export function groupTotal(
  by: Exclude<Grouping, 'none'>,
  key: string,
  asked: TasksQuery,
  today: string,
): GroupTotal {
  switch (by) {
    case 'due':
      return byDay(key as Group, asked, today);
    case 'project':
      return alone({ ...asked, planId: [key] });
    case 'person':
      return alone(
        key === '' ? { ...asked, withoutAssignee: true } : { ...asked, assignee: [key] },
      );
    case 'milestone':
      return alone({ ...asked, milestoneName: [key] });
    default:
      return by satisfies never;
  }
}

const alone = (of: TasksQuery): GroupTotal => ({ of, less: [] });

function byDay(group: Group, asked: TasksQuery, today: string): GroupTotal {
  const open = withStatus(asked, openOnes);
  const overdue = between(open, undefined, plusDays(today, -1));
  const thisWeek = between(open, today, endOfWeek(today));
  const done = withStatus(asked, ['DONE']);
  const lately = { ...done, statusFrom: plusDays(today, -LATELY) };
  switch (group) {
    case 'overdue':
      return alone(overdue);
    case 'thisWeek':
      return alone(thisWeek);
    // Those without a day, too, which no day finds.
    case 'later':
      return { of: open, less: [overdue, thisWeek] };
    case 'lately':
      return alone(lately);
    case 'before':
      return { of: done, less: [lately] };
    default:
      return group satisfies never;
  }
}

const withStatus = (asked: TasksQuery, some: readonly TaskRow['status'][]): TasksQuery => ({
  ...asked,
  status: some.filter((one) => asked.status?.includes(one) ?? true),
});

/** Due within days, of which what is asked for may name narrower ones. */
const between = (asked: TasksQuery, from: string | undefined, to: string): TasksQuery => {
  const { dueFrom = from, dueTo = to } = asked;
  return {
    ...asked,
    ...(dueFrom !== undefined && {
      dueFrom: from !== undefined && from > dueFrom ? from : dueFrom,
    }),
    dueTo: to < dueTo ? to : dueTo,
  };
};
