import { z } from 'zod';
import { changeOf, eventsOf } from '../define.ts';
import { inside, pathTo } from '../paths.ts';
import { phrase } from '../telling/phrase.ts';
import { modified } from '../telling/telling.ts';
import { taskDuration } from './duration.ts';
import type { Plan } from './plan.ts';
import { withTask } from './tasks.ts';
import { ofTask, takes } from './taskTelling.ts';

const define = eventsOf<Plan>();
const inTask = { taskId: z.string(), moduleId: z.string() };

/** What a task tells beside its words: how long it takes, and which values of the plan it shows (PRODUCT 6.11). */
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
] as const;
