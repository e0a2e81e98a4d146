import { portalAddress } from '@waymark/api/addresses';
import type { TaskRow } from '../../base/api/reads.ts';

/** A task's own page. */
export const taskPath = ({ planId, id }: Pick<TaskRow, 'planId' | 'id'>): string =>
  portalAddress.task({ processId: planId, taskId: id });
