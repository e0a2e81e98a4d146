import { refusalText } from '@waymark/api/problems';
import {
  actsForClient,
  isForClient,
  shownIn,
  type Actor,
  type Client,
  type Process,
  type Project,
} from '@waymark/events';
import { DecisionRefused, existing, hidden, present } from '../../decisions/decision.ts';

/** What holds tasks that people work on. */
export type WorkedPlan = Process | Project;

type Form = { readonly formId: string; readonly version: number };
/** A task that asks for a form, and what events about its answers say of it. */
export type AskedTask = Form & {
  readonly clientId: string;
  readonly taskId: string;
  readonly moduleId: string;
  readonly headline: string;
};

/**
 * The task that asks for a form, of whoever may answer it: the team, and the client's users and
 * guests where they see it and it is theirs to work on.
 * @throws DecisionRefused notFound, `task-not-form`, `no-permission`
 */
export function askedTask(
  plan: WorkedPlan,
  taskId: string,
  actor: Actor,
  client: Client,
): AskedTask {
  present(plan, plan.kind === 'process' ? 'execution' : 'project');
  const task = existing(plan.plan.tasks, taskId, 'task', 'taskId');
  if (actsForClient(actor)) {
    if (!shownIn(plan.plan, task)) throw hidden('task', taskId, 'taskId');
    const asker = actor.kind === 'clientUser' ? actor.accountId : null;
    if (!isForClient(plan.plan, task, client, asker))
      throw new DecisionRefused('forbidden', 'no-permission', refusalText('notWithYou'), 'taskId');
  }
  const { content, moduleId, headline } = task;
  if (content.type !== 'form' || content.version === 0)
    throw new DecisionRefused('conflict', 'task-not-form', refusalText('taskNotForm'), 'taskId');
  const { formId, version } = content;
  return { ...{ clientId: plan.clientId, taskId, moduleId, headline }, ...{ formId, version } };
}
