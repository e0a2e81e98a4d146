import { z } from 'zod';
import { calendarDate, changeOf, eventsOf } from '../define.ts';
import { changed } from '../maps.ts';
import { pathTo } from '../paths.ts';
import { phrase } from '../telling/phrase.ts';
import type { Scene } from '../telling/scene.ts';
import {
  day,
  modified,
  telling,
  type Aside,
  type Change,
  type EventTelling,
} from '../telling/telling.ts';
import { moduleStatus, type ModuleStatus } from './modules.ts';
import type { Plan } from './plan.ts';
import { taskStatus, type Task, type Tasks } from './tasks.ts';

/**
 * `completed`: tasks that became DONE with the module. `due`: dates counted anew from the day of
 * the first start. `withoutMail`: nobody is told of it by mail; the bell and whose turn it is tell
 * it all the same.
 */
const data = z.object({
  moduleId: z.string(),
  ...changeOf(moduleStatus),
  on: calendarDate,
  completed: z.array(z.object({ taskId: z.string(), from: taskStatus })),
  due: z.array(z.object({ taskId: z.string(), ...changeOf(calendarDate.nullable()) })),
  withoutMail: z.literal(true).optional(),
});
type StatusSet = z.infer<typeof data>;

export const moduleStatusSet = eventsOf<Plan>()('ModuleStatusSet', {
  data,
  evolve(plan, status) {
    const { moduleId, to, on } = status;
    const startedOn = plan.modules.get(moduleId)?.startedOn ?? (to === 'ACTIVE' ? on : null);
    return {
      ...plan,
      modules: changed(plan.modules, moduleId, { ...{ status: to, startedOn, startsOn: null } }),
      tasks: withStatus(plan.tasks, status),
    };
  },
  touches: ({ moduleId, completed, due }) => [
    pathTo.module(moduleId, 'status'),
    ...completed.map(({ taskId }) => pathTo.task(moduleId, taskId, 'status')),
    ...due.map(({ taskId }) => pathTo.task(moduleId, taskId, 'due')),
  ],
  reach: 'module',
  tell,
});

function withStatus(tasks: Tasks, { completed, due }: StatusSet): Tasks {
  if (completed.length === 0 && due.length === 0) return tasks;
  const copy = new Map(tasks);
  const change = (taskId: string, change: Partial<Task>) => {
    const task = copy.get(taskId);
    if (task !== undefined) copy.set(taskId, { ...task, ...change });
  };
  // What the client was asked is settled with it; what they asked is not.
  for (const { taskId } of completed)
    change(taskId, {
      ...{ status: 'DONE', stuckReason: null },
      ...(copy.get(taskId)?.awaits === 'client' && { awaits: null }),
    });
  for (const { taskId, to } of due) change(taskId, { dueDate: to });
  return copy;
}

/**
 * A change of the module, which may finish its tasks or set their due dates: those stand in the
 * asides of each task, where the client reads them of those that it sees.
 */
function tell(
  { moduleId, from, to, completed, due, withoutMail }: StatusSet,
  { names }: Scene,
): EventTelling {
  const title = names.title(moduleId);
  const ofTasks = new Map<string, Change[]>();
  const add = (taskId: string, change: Change) =>
    ofTasks.set(taskId, [...(ofTasks.get(taskId) ?? []), change]);
  for (const task of completed)
    add(
      task.taskId,
      modified('status', phrase('value.taskStatus', task.from), phrase('value.taskStatus', 'DONE')),
    );
  for (const task of due) add(task.taskId, modified('dueDate', day(task.from), day(task.to)));
  const asides: Aside[] = [...ofTasks].map(([taskId, changes]) => {
    const headline = names.headline(taskId);
    const finished = to === 'DONE';
    return {
      subject: taskId,
      moduleId,
      headline,
      changes,
      sentence: finished
        ? phrase('did.taskStatusSet', 'DONE', headline)
        : phrase('did.dueDateSet', headline),
      cause: finished ? phrase('because.moduleDone') : phrase('because.moduleStart'),
    };
  });
  const inside = [...ofTasks].flatMap(([taskId, changes]) =>
    changes.map((change) => ({
      ...change,
      field: phrase('field.ofTask', names.headline(taskId), change.field),
    })),
  );
  const status = modified(
    'status',
    phrase('value.moduleStatus', from),
    phrase('value.moduleStatus', to),
  );
  const did = phrase(turned(from, to), title);
  const sentence = withoutMail === true ? phrase('did.withoutMail', did) : did;
  const changes = [status];
  const isTold = inside.length > 0 && names.audience(moduleId) === 'EXTERN';
  return telling(sentence, title, [...changes, ...inside], {
    moduleId,
    asides,
    forClient: isTold ? { sentence, headline: title, changes, cause: null } : null,
  });
}

/** What became of a module that turned from one status to the other. */
function turned(from: ModuleStatus, to: ModuleStatus) {
  switch (to) {
    case 'PENDING':
      return 'did.moduleReset';
    case 'ACTIVE':
      return from === 'PENDING'
        ? 'did.moduleStarted'
        : from === 'PAUSED'
          ? 'did.moduleResumed'
          : 'did.moduleReopened';
    case 'PAUSED':
      return 'did.modulePaused';
    case 'DONE':
      return 'did.moduleFinished';
  }
}
