import { z } from 'zod';
import { changeOf, eventsOf } from '../define.ts';
import { inside, pathTo } from '../paths.ts';
import { phrase } from '../telling/phrase.ts';
import { modified } from '../telling/telling.ts';
import { taskDuration } from './duration.ts';
import type { Plan } from './plan.ts';
import { taskSeenBy, withTask } from './tasks.ts';
import { ofTask, takes } from './taskTelling.ts';

const define = eventsOf<Plan>();
const inTask = { taskId: z.string(), moduleId: z.string() };

/** What there is to a task beside its words: how long it takes, which values of the plan it shows (PRODUCT 6.11), who sees it. */
export const taskDetailEvents = [
  define('TaskDurationSet', {
    data: z.object({ ...inTask, ...changeOf(taskDuration.nullable()) }),
    evolve: (plan, { taskId, to }) => withTask(plan, taskId, { duration: to }),
    touches: (data) => [pathTo.task(data.moduleId, data.taskId, 'duration')],
    reach: 'module',
    tell: (data, { names }) =>
      ofTask(
        names,
        data,
        phrase('did.durationSet', names.headline(data.taskId)),
        modified('duration', takes(data.from), takes(data.to)),
      ),
  }),
  define('TaskVariablesSet', {
    data: z.object({ ...inTask, ...changeOf(z.array(z.string())) }),
    evolve: (plan, { taskId, to }) => withTask(plan, taskId, { variables: to }),
    // Whoever takes one of them away hears that a task shows it now.
    touches: ({ moduleId, taskId, from, to }) => [
      pathTo.task(moduleId, taskId, 'variables'),
      ...to
        .filter((id) => !from.includes(id))
        .map((id) => inside(pathTo.variable(id))),
    ],
    reach: 'module',
    tell: (data, { names }) =>
      ofTask(
        names,
        data,
        phrase('did.taskVariablesSet', names.headline(data.taskId)),
        modified(
          'variables',
          names.variables(data.from),
          names.variables(data.to),
        ),
      ),
  }),
  /** Who sees it beside the team. That it was hidden, and is shown again, is the team's alone to know. */
  define('TaskSeenBySet', {
    data: z.object({ ...inTask, ...changeOf(taskSeenBy) }),
    evolve: (plan, { taskId, to }) => withTask(plan, taskId, { seenBy: to }),
    touches: (data) => [pathTo.task(data.moduleId, data.taskId, 'seenBy')],
    reach: 'team',
    tell: (data, { names }) =>
      ofTask(
        names,
        data,
        phrase('did.taskSeenBySet', names.headline(data.taskId)),
        modified(
          'visibility',
          phrase('value.taskSeenBy', data.from),
          phrase('value.taskSeenBy', data.to),
        ),
      ),
  }),
] as const;
