import { adminAddress } from '@waymark/api/addresses';
import { taskStatusLook } from '@waymark/look';
import { alwaysAsked, tasksPath, type TaskFilter } from './taskScope.ts';

/** How the tasks are shown, as the address says it; the first is the usual one. */
export const modes = ['board', 'list'] as const;
export type Mode = (typeof modes)[number];
/** What the rows of the list are grouped by; the first is the usual one. */
export const groupings = ['due', 'project', 'person', 'milestone', 'none'] as const;
export type Grouping = (typeof groupings)[number];

export const USUAL_SORT = { field: 'dueDate', order: 'ASC' } as const;

const lists = {
  planId: () => true,
  assignee: () => true,
  turn: (word) => ['client', 'seller', 'nobody'].includes(word),
  status: (word) => Object.hasOwn(taskStatusLook, word),
} as const satisfies Partial<Record<keyof TaskFilter, (w: string) => boolean>>;
const texts = ['q', 'dueFrom', 'dueTo'] as const;

/** The filter that an address holds. What is not one is left out. */
export function taskFilterOf(search: string): TaskFilter {
  const given = parse(new URLSearchParams(search).get('filter'));
  const words = Object.entries(lists).flatMap(([name, isKnown]) => {
    const value: unknown = given[name];
    const known = (Array.isArray(value) ? value : [value]).filter(
      (word): word is string => typeof word === 'string' && isKnown(word),
    );
    return known.length === 0 ? [] : [[name, known] as const];
  });
  const said = texts.flatMap((name) => {
    const value = given[name];
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  return Object.fromEntries<unknown>([...said, ...words]);
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/**
 * Filter and order of an address of the tasks, with how they are shown: what a view keeps; not the
 * page.
 */
export function taskSearch(
  search: string,
  shown: { readonly as: Mode; readonly by: Grouping },
): string {
  const kept = new URLSearchParams(
    tasksPath(taskFilterOf(search)).slice(adminAddress.tasks.path.length),
  );
  const { field, order } = sortOf(search);
  if (field !== USUAL_SORT.field || order !== USUAL_SORT.order) {
    kept.set('sort', field);
    kept.set('order', order);
  }
  kept.set('as', shown.as);
  // On the board the days give the groups.
  if (shown.as === 'list') kept.set('by', shown.by);
  return kept.toString();
}

function sortOf(search: string): { field: string; order: string } {
  const params = new URLSearchParams(search);
  return {
    field: params.get('sort') ?? USUAL_SORT.field,
    order: params.get('order') ?? USUAL_SORT.order,
  };
}

/** Whether two addresses have the same tasks in the same order, however they are shown. */
export const sameTasks = (a: string, b: string): boolean => canonical(a) === canonical(b);

/** Whether two addresses show the same in the same way. */
export function sameTaskView(a: string, b: string): boolean {
  const [one, other] = [new URLSearchParams(a), new URLSearchParams(b)];
  return sameTasks(a, b) && ['as', 'by'].every((name) => one.get(name) === other.get(name));
}

function canonical(search: string): string {
  const filter: Record<string, unknown> = taskFilterOf(search);
  const { field, order } = sortOf(search);
  const words = Object.keys(filter)
    .toSorted()
    .map((name) => {
      const value = filter[name];
      return [name, Array.isArray(value) ? value.toSorted() : value];
    });
  return JSON.stringify([words, field, order]);
}

/** What is asked for to count the tasks of a view: the list of it leaves out what is done. */
export const askedBy = (search: string): object => ({
  ...alwaysAsked(new URLSearchParams(search).get('as') === 'list' ? 'list' : 'board', search),
  ...taskFilterOf(search),
});
