import { z } from 'zod';
import { changeOf, eventsOf } from '../define.ts';
import { pathTo } from '../paths.ts';
import { phrase } from '../telling/phrase.ts';
import { modified, yesNo } from '../telling/telling.ts';
import type { Plan } from './plan.ts';
import { ofTask } from './taskTelling.ts';
import { withTask } from './tasks.ts';

const define = eventsOf<Plan>();
const inTask = { taskId: z.string(), moduleId: z.string() };

/** What happens to tasks of jobs, on a project's board alone. */
export const boardEvents = [
  define('TaskActiveSet', {
    data: z.object({ ...inTask, ...changeOf(z.boolean()) }),
    evolve: (plan, { taskId, to }) => withTask(plan, taskId, { active: to }),
    touches: (data) => [pathTo.task(data.moduleId, data.taskId, 'active')],
    reach: 'module',
    tell: (data, { names }) =>
      ofTask(
        names,
        data,
        phrase(data.to ? 'did.taskTakenUp' : 'did.taskLeftOut', names.headline(data.taskId)),
        modified('active', yesNo(data.from), yesNo(data.to)),
      ),
  }),
] as const;
