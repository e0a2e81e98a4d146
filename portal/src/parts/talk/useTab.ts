import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import type { TaskRow } from '../../base/api/reads.ts';
import { taskPath } from '../project/taskPath.ts';

export type Tab = 'task' | 'talk';

/** The tab of a task's page on a phone, as its address says. */
export const useTab = (): Tab =>
  useLocationProperty(() => (location.hash === '#talk' ? 'talk' : 'task'));

/** The address of a tab. */
export const tabPath = (task: TaskRow, tab: Tab): string =>
  tab === 'talk' ? `${taskPath(task)}#talk` : taskPath(task);

/** Shows a tab in the place of the other: Back leaves the task. */
export const showTab = (task: TaskRow, tab: Tab): void =>
  navigate(tabPath(task, tab), { replace: true });
