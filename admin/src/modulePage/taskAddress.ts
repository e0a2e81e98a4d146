import type { TaskRow } from '@waymark/api';
import { moduleAddress } from './planKinds.ts';

/** Where a task is worked on: among the tasks of its module, or on the board of its project. */
export const taskAddress = ({
  planKind,
  planId,
  moduleId,
  id,
}: Pick<TaskRow, 'planKind' | 'planId' | 'moduleId' | 'id'>): string =>
  planKind === 'project'
    ? `/project/${planId}#${id}`
    : moduleAddress(planId, moduleId, 'tasks', id);
