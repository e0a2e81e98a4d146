import { z } from 'zod';
import { changeOf, eventsOf } from '../define.ts';
import { changed } from '../maps.ts';
import { pathTo } from '../paths.ts';
import { phrase } from '../telling/phrase.ts';
import { modified, telling, yesNo } from '../telling/telling.ts';
import type { Plan } from './plan.ts';
import { ofTask } from './taskTelling.ts';
import { withTask } from './tasks.ts';

const define = eventsOf<Plan>();
const inTask = { taskId: z.string(), moduleId: z.string() };

/** What happens to jobs and their tasks on a project's board alone. */
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
        phrase(
          data.to ? 'did.taskTakenUp' : 'did.taskLeftOut',
          names.headline(data.taskId),
        ),
        modified('active', yesNo(data.from), yesNo(data.to)),
      ),
  }),
  define('TaskUserAddableSet', {
    data: z.object({ ...inTask, ...changeOf(z.boolean()) }),
    evolve: (plan, { taskId, to }) =>
      withTask(plan, taskId, { userAddable: to }),
    touches: (data) => [pathTo.task(data.moduleId, data.taskId, 'userAddable')],
    reach: 'module',
    tell: (data, { names }) =>
      ofTask(
        names,
        data,
        phrase('did.userAddableSet', names.headline(data.taskId)),
        modified('userAddable', yesNo(data.from), yesNo(data.to)),
      ),
  }),
  define('ModuleUserAddableSet', {
    data: z.object({ moduleId: z.string(), ...changeOf(z.boolean()) }),
    evolve: (plan, { moduleId, to }) => ({
      ...plan,
      modules: changed(plan.modules, moduleId, { userAddable: to }),
    }),
    touches: ({ moduleId }) => [pathTo.module(moduleId, 'userAddable')],
    reach: 'module',
    tell: ({ moduleId, from, to }, { names }) =>
      telling(
        phrase('did.userAddableSet', names.title(moduleId)),
        names.title(moduleId),
        [modified('userAddable', yesNo(from), yesNo(to))],
        { moduleId },
      ),
  }),
] as const;
