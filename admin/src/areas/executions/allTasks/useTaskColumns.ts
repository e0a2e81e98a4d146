import { useStore } from 'react-admin';

/** Where react-admin keeps which columns of the tasks are hidden. */
export const TASK_COLUMNS = 'tasks.datatable';
/** Task, client and process, milestone, status, day, person. */
const COLUMNS = 6;

/**
 * How many cells a row of the tasks has: the box that chooses it, and the columns that are shown.
 */
export function useTaskColumns(): { readonly width: number } {
  const [hidden] = useStore<readonly string[]>(TASK_COLUMNS, []);
  return { width: 1 + COLUMNS - hidden.length };
}
