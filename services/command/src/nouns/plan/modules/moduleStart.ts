import { refusalText } from '@waymark/api/problems';
import type { Command } from '@waymark/api';
import type { PlanEvent, Process } from '@waymark/events';
import { DecisionRefused, type Context } from '../../../decisions/decision.ts';
import { onlyInProcess, planOf, type PlanHolder } from '../holder.ts';
import { moduleIn } from './modules.ts';
import { setModuleStatus } from './moduleStatus.ts';

/**
 * The day on which a module that waits starts by itself, which is yet to come; null: somebody has
 * to (PRODUCT 7.2).
 */
export function setModuleStart(
  holder: PlanHolder,
  { moduleId, on: to }: Command<'SetModuleStart'>,
  { today }: Pick<Context, 'today'>,
): PlanEvent[] {
  const plan = planOf(holder);
  onlyInProcess(holder);
  const { status, startsOn: from } = moduleIn(plan, moduleId);
  if (from === to) return [];
  if (status !== 'PENDING')
    throw new DecisionRefused(
      'conflict',
      'module-status-not-allowed',
      refusalText('moduleCannotBecome', status, 'ACTIVE'),
      'on',
    );
  if (to !== null && to <= today)
    throw new DecisionRefused('invalid', 'start-not-ahead', refusalText('startNotAhead'), 'on');
  return [{ type: 'ModuleStartSet', data: { moduleId, from, to } }];
}

/**
 * Its day has come. Whoever chose another one meanwhile, took it back, or started it, is not
 * overruled.
 */
export function startOnItsDay(
  process: Process,
  { moduleId, on }: { readonly moduleId: string; readonly on: string },
  { today }: Pick<Context, 'today'>,
): PlanEvent[] {
  const { status, startsOn } = moduleIn(planOf(process), moduleId);
  if (status !== 'PENDING' || startsOn !== on) return [];
  const plan = { kind: 'process', id: process.processId } as const;
  return setModuleStatus(
    process,
    { plan, moduleId, status: 'ACTIVE' },
    { today: today < on ? on : today },
  );
}
