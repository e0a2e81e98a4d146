import type { TaskRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { moduleAddress } from '../plans/planKinds.ts';

/** Where a task is worked on: among the tasks of its module, or on the board of its project. */
export const taskAddress = ({
  planKind,
  planId,
  moduleId,
  id,
}: Pick<TaskRow, 'planKind' | 'planId' | 'moduleId' | 'id'>): string =>
  planKind === 'project'
    ? adminAddress.project({ projectId: planId, hash: id })
    : moduleAddress(planId, moduleId, 'tasks', id);
