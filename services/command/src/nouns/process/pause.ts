import type { Command } from '@waymark/api';
import type { ModuleStatus, Process, ProcessEvent } from '@waymark/events';
import { present } from '../../decisions/decision.ts';

type When = { readonly today: string };

/** Pauses every module that is active (PRODUCT 8.6); nothing happens where none is. */
export function pauseProcess(
  state: Process,
  _: Command<'PauseProcess'>,
  { today }: When,
): ProcessEvent[] {
  return turned(state, 'ACTIVE', 'PAUSED', today);
}

/** Resumes what is paused of the modules that are named, or all. */
export function resumeProcess(
  state: Process,
  { moduleIds }: Command<'ResumeProcess'>,
  { today }: When,
): ProcessEvent[] {
  return turned(state, 'PAUSED', 'ACTIVE', today, moduleIds);
}

function turned(
  state: Process,
  from: ModuleStatus,
  to: ModuleStatus,
  on: string,
  moduleIds?: readonly string[],
): ProcessEvent[] {
  present(state, 'execution');
  return [...state.plan.modules.values()]
    .filter(({ moduleId, status }) => status === from && (moduleIds?.includes(moduleId) ?? true))
    .map(({ moduleId }) => ({
      type: 'ModuleStatusSet',
      data: { moduleId, from, to, on, completed: [], due: [] },
    }));
}
