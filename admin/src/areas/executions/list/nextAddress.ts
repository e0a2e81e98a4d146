import type { ExecutionRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import type { NextAct } from './nextAct.ts';

type Placed = Pick<ExecutionRow, 'id' | 'projectId' | 'turnTask' | 'turnModule'>;

/**
 * Where the one act of an execution is done: in its launch panel, on its task, or in the talk about
 * that.
 */
export function nextAddress({ id, projectId, turnTask, turnModule }: Placed, act: NextAct): string {
  if (act === 'launch' || turnTask === null || turnModule === null)
    return adminAddress.process({ projectId, processId: id, launch: '' });
  return adminAddress.module({
    ...{ planId: id, moduleId: turnModule, tab: 'tasks', hash: turnTask },
    ...(act !== 'open' && { panel: 'talk' as const }),
  });
}
