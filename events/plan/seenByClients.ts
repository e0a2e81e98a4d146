import type { Audience, Module } from './modules.ts';
import type { Plan } from './plan.ts';
import type { Task } from './tasks.ts';

type Seen = Pick<Task, 'seenBy'>;
type In = Pick<Module, 'audience'> | undefined;

/**
 * Who sees a task, the one rule for all that is read, told, counted and decided (PRODUCT 10.3): no
 * more than its module, and where it is the team's alone, or hidden for now, the team alone. What
 * is in no module is seen by the team alone.
 */
export const audienceOf = ({ seenBy }: Seen, module: In): Audience =>
  seenBy === 'module' ? (module?.audience ?? 'INTERN') : 'INTERN';

/** Whether the client sees a task. */
export const seenByClients = (task: Seen, module: In): boolean =>
  audienceOf(task, module) === 'EXTERN';

/** The same of a task in its plan. */
export const shownIn = (
  { modules }: Pick<Plan, 'modules'>,
  task: Seen & Pick<Task, 'moduleId'>,
): boolean => seenByClients(task, modules.get(task.moduleId));
