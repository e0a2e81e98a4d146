import type { Task } from '../plan/tasks.ts';

/**
 * Whether a task can't be worked on yet, since what it is done with is not there: no booking page was named, or no form chosen
 * (PRODUCT 7.7). Nobody is asked for it until then.
 */
export function isHeld({ content, booking = null }: HeldFacts): boolean {
  switch (content?.type) {
    case 'schedule':
      return content.link === '' && booking === null;
    case 'form':
      return content.version === 0;
    default:
      return false;
  }
}
export type HeldFacts = Partial<Pick<Task, 'content' | 'booking'>>;
