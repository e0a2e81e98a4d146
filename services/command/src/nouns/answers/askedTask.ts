import { said } from '@waymark/api/problems';
import type { PlanRef } from '@waymark/api';
import {
  nouns,
  streamOf,
  type Actor,
  type Client,
  type Process,
  type Project,
  type Task,
} from '@waymark/events';
import type { Fold } from '@waymark/log';
import {
  DecisionRefused,
  existing,
  present,
} from '../../decisions/decision.ts';

/** What holds tasks that people work on. */
export type WorkedPlan = Process | Project;

type OfTask = {
  readonly plan: { readonly kind: 'process' | 'project'; readonly id: string };
  readonly taskId: string;
};

/** The plan of the task, which is read beside its answers. */
export const besideAnswers = ({ plan }: OfTask, workspaceId: string) => ({
  plan: {
    stream: streamOf[plan.kind](workspaceId, plan.id),
    fold: nouns[plan.kind satisfies PlanRef['kind']] as Fold<WorkedPlan>,
  },
});

type Form = { readonly formId: string; readonly version: number };
/** A task that asks for a form, and what events about its answers say of it. */
export type AskedTask = Form & {
  readonly clientId: string;
  readonly taskId: string;
  readonly moduleId: string;
  readonly headline: string;
};

/**
 * The task that asks for a form, of whoever may answer it: the team, and the client's users where it is with one of them and
 * they see it.
 * @throws DecisionRefused notFound, `task-not-form`, `no-permission`
 */
export function askedTask(
  plan: WorkedPlan,
  taskId: string,
  actor: Actor,
  { users }: Client,
): AskedTask {
  present(plan, plan.kind === 'process' ? 'execution' : 'project');
  const { tasks, modules } = plan.plan;
  const task = existing(tasks, taskId, 'task', 'taskId');
  if (actor.kind === 'clientUser') {
    if (modules.get(task.moduleId)?.audience !== 'EXTERN')
      existing(new Map<string, Task>(), taskId, 'task', 'taskId');
    if (task.assignee === null || !users.has(task.assignee))
      throw new DecisionRefused(
        'forbidden',
        'no-permission',
        said('notWithYou'),
        'taskId',
      );
  }
  const { content, moduleId, headline } = task;
  if (content.type !== 'form' || content.version === 0)
    throw new DecisionRefused(
      'conflict',
      'task-not-form',
      said('taskNotForm'),
      'taskId',
    );
  const { formId, version } = content;
  return {
    ...{ clientId: plan.clientId, taskId, moduleId, headline },
    ...{ formId, version },
  };
}
