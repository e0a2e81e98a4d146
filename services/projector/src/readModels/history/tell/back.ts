import type { WrittenWhole } from '@waymark/events';
import { created, type Aside } from '../told.ts';

/** That the tasks of a module came back with it, from the side of each of them. */
export const backAsides = (
  { moduleId, tasks }: Pick<WrittenWhole, 'moduleId' | 'tasks'>,
  cause: string,
): Aside[] =>
  tasks.map(({ taskId, headline }) => ({
    subject: taskId,
    moduleId,
    sentence: `put back ${headline}`,
    headline,
    changes: [created('Task', headline)],
    cause,
  }));
