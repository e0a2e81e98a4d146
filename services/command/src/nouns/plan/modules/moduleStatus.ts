import { refusalText } from '@waymark/api/problems';
import type { Command } from '@waymark/api';
import { addDays, tasksOf, type ModuleStatus, type PlanEvent, type Task } from '@waymark/events';
import { DecisionRefused, type Context } from '../../../decisions/decision.ts';
import { onlyInProcess, planOf, type PlanHolder } from '../holder.ts';
import { moduleIn } from './modules.ts';

/** PRODUCT 7.2: start, pause, resume, mark done, incomplete again. */
const ways: Record<ModuleStatus, readonly ModuleStatus[]> = {
  PENDING: ['ACTIVE'],
  ACTIVE: ['PAUSED', 'DONE'],
  PAUSED: ['ACTIVE'],
  DONE: ['ACTIVE'],
};

/**
 * Done completes every task that is not; incomplete again only flips the module. The first start
 * counts the relative due dates from its day, but leaves alone a date that somebody chose.
 */
export function setModuleStatus(
  holder: PlanHolder,
  { moduleId, status: to, withoutMail }: Command<'SetModuleStatus'>,
  { today }: Pick<Context, 'today'>,
): PlanEvent[] {
  const plan = planOf(holder);
  onlyInProcess(holder);
  const { status: from, startedOn } = moduleIn(plan, moduleId);
  if (from === to) return [];
  if (!ways[from].includes(to)) {
    throw new DecisionRefused(
      'conflict',
      'module-status-not-allowed',
      refusalText('moduleCannotBecome', from, to),
      'status',
    );
  }
  const tasks = tasksOf(plan, moduleId);
  const completed =
    to === 'DONE'
      ? tasks.filter((t) => t.status !== 'DONE').map((t) => ({ taskId: t.taskId, from: t.status }))
      : [];
  const due =
    to === 'ACTIVE' && startedOn === null ? tasks.flatMap((task) => dueFrom(task, today)) : [];
  return [
    {
      type: 'ModuleStatusSet',
      data: {
        ...{ moduleId, from, to, on: today, completed, due },
        ...(withoutMail === true && to === 'ACTIVE' && { withoutMail }),
      },
    },
  ];
}

/**
 * A module, or a job, that was finished goes on where something in it is to be changed (PRODUCT
 * 18.8).
 */
export function reopenedModule(holder: PlanHolder, taskId: string, today: string): PlanEvent[] {
  const { tasks, modules } = planOf(holder);
  const module = modules.get(tasks.get(taskId)?.moduleId ?? '');
  return module?.status === 'DONE'
    ? [
        {
          type: 'ModuleStatusSet',
          data: {
            moduleId: module.moduleId,
            ...{ from: 'DONE', to: 'ACTIVE', on: today },
            ...{ completed: [], due: [] },
          },
        },
      ]
    : [];
}

function dueFrom(task: Task, start: string) {
  if (task.dueInDays === null || task.dueDateChosen) return [];
  const to = addDays(start, task.dueInDays);
  return to === task.dueDate ? [] : [{ taskId: task.taskId, from: task.dueDate, to }];
}
