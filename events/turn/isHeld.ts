import type { TaskContent } from '../taskTypes/index.ts';
import type { Task } from '../plan/tasks.ts';

/**
 * Whether a task can't be worked on yet, since what it is done with is not there: no booking page
 * was named, or none whose host is allowed, or no form chosen (PRODUCT 7.7). Nobody is asked for it
 * until then.
 */
export function isHeld({ content, booking = null }: HeldFacts): boolean {
  switch (content?.type) {
    case 'schedule':
      return hasNoPage(content) && booking === null;
    case 'form':
      return content.version === 0;
    default:
      return false;
  }
}

/** Nothing can be booked there: the page is not named, or its host is not allowed any more. */
export const hasNoPage = ({ link, closed }: Extract<TaskContent, { type: 'schedule' }>): boolean =>
  link === '' || closed === true;

export type HeldFacts = Partial<Pick<Task, 'content' | 'booking'>>;
