import {
  followersOfAll,
  isHeld,
  partsOfStream,
  seenByClients,
  shownIn,
  turnFactsIn,
  turnFactsOf,
  turnReason,
  type Module,
  type Process,
  type Task,
} from '@waymark/events';
import type { KnownEvent } from '../model/readModel.ts';
import type { InStreams, TakenEvent } from '../model/takenBy.ts';
import { accounts, happening, lookingAfter, placeOf, sideOf, type Happening } from './happening.ts';

type KnownEventOf<Type extends KnownEvent['type']> = Extract<KnownEvent, { type: Type }>;

/** The notices that follow from an event of a process, or of a board. `process`: right after it. */
export function happeningsIn(
  event: InStreams<TakenEvent<'notices'>, 'process' | 'project'>,
  process: Process,
): Happening[] {
  switch (event.type) {
    case 'TaskStatusSet':
      return ofStatus(event, process);
    case 'ModuleStatusSet':
      return ofModule(event, process);
    case 'ModuleAudienceSet':
      return ofAudience(event, process);
    case 'TaskSeenBySet':
      return ofSeenBy(event, process);
    case 'TaskAssigneeSet':
      return given(event, process, [event.data.taskId]);
    case 'TaskActiveSet':
      return event.data.to ? given(event, process, [event.data.taskId]) : [];
    case 'TaskContentSet':
      return ofContent(event, process);
    case 'TaskAdded':
      // In a process whoever adds a task gives it to somebody by an event of its own.
      return partsOfStream(event.stream).kind === 'project'
        ? given(event, process, [event.data.task.taskId])
        : [];
    case 'PlaceholderRolledOut':
      return given(event, process, event.data.taskIds);
    case 'ProcessOwnerSet':
      return event.data.to === null
        ? []
        : [happening(event, null, { kind: 'owned', to: [event.data.to] })];
    case 'ProcessRated':
      return [
        happening(event, null, { kind: 'rated', to: accounts([process.owner]), orOwners: true }),
      ];
    default:
      return event satisfies never;
  }
}

function ofStatus(event: KnownEventOf<'TaskStatusSet'>, process: Process): Happening[] {
  const { taskId, from, to } = event.data;
  const task = process.plan.tasks.get(taskId);
  const module = task && process.plan.modules.get(task.moduleId);
  if (task === undefined || module === undefined) return [];
  if (to === 'STUCKED')
    return [
      happening(event, placeOf(module, task), {
        ...{ kind: 'stuck', taskId, saidId: event.id, audience: 'INTERN' },
        to: [...accounts([task.assignee]), ...lookingAfter(process, task)],
        orOwners: sideOf(event) === 'client',
      }),
    ];
  if (to === 'DONE') return done(event, process, module, task);
  // The request itself has told it, with its words.
  if (event.data.changeAsked === true) return [];
  return from === 'DONE' || from === 'STUCKED' ? turns(event, process, module, [task]) : [];
}

/**
 * The other side is told: the team who looks after it, or whoever of the client has work in the
 * process or takes part in its module.
 */
function done(event: KnownEvent, process: Process, module: Module, task: Task): Happening[] {
  const { taskId } = task;
  switch (sideOf(event)) {
    case 'client':
      return [
        happening(event, placeOf(module, task), {
          ...{ kind: 'done', taskId, side: 'seller' },
          to: lookingAfter(process, task),
        }),
      ];
    case 'seller':
      return !seenByClients(task, module)
        ? []
        : [
            happening(event, placeOf(module, task), {
              ...{ kind: 'done', taskId, side: 'client' },
              to: [...assignees(process), ...accounts(module.participants)],
            }),
          ];
    case null:
      return [];
  }
}

/** The people who have a task that clients see. */
const assignees = ({ plan }: Process) =>
  accounts(
    [...plan.tasks.values()].filter((task) => shownIn(plan, task)).map(({ assignee }) => assignee),
  );

function ofModule(event: KnownEventOf<'ModuleStatusSet'>, process: Process): Happening[] {
  const { moduleId, from, to, completed } = event.data;
  const module = process.plan.modules.get(moduleId);
  if (module === undefined) return [];
  if (to === 'DONE')
    return completed.flatMap(({ taskId }) => {
      const task = process.plan.tasks.get(taskId);
      return task === undefined ? [] : done(event, process, module, task);
    });
  // What was paused goes on with what was theirs before.
  if (to !== 'ACTIVE' || from === 'PAUSED') return [];
  // Of what was finished before, no more than what has become theirs by it.
  const were = { ...module, status: from };
  const passed = tasksIn(process, moduleId).filter(
    (task) => turnReason(turnFactsIn(were, task)) !== 'assigned',
  );
  const theirs = turns(event, process, module, passed);
  const told = new Set(theirs.flatMap((each) => each.to));
  const others = accounts([
    ...module.participants,
    ...followersOfAll(process),
    process.owner,
  ]).filter((one) => !told.has(one));
  return [...theirs, happening(event, module, { kind: 'started', to: others })];
}

const tasksIn = ({ plan }: Process, moduleId: string) =>
  [...plan.tasks.values()].filter((task) => task.moduleId === moduleId);

/** Clients see what they did not see before. */
function ofAudience(event: KnownEventOf<'ModuleAudienceSet'>, process: Process): Happening[] {
  const { moduleId, to } = event.data;
  const module = process.plan.modules.get(moduleId);
  return module === undefined || to === 'INTERN'
    ? []
    : turns(event, process, module, tasksIn(process, moduleId)).map((each) => ({
        ...each,
        side: 'client',
      }));
}

/** The same of one task. */
function ofSeenBy(event: KnownEventOf<'TaskSeenBySet'>, process: Process): Happening[] {
  const task = process.plan.tasks.get(event.data.taskId);
  const module = task && process.plan.modules.get(task.moduleId);
  return task === undefined || module === undefined || !seenByClients(task, module)
    ? []
    : turns(event, process, module, [task]).map((each) => ({ ...each, side: 'client' }));
}

/** Tells whoever has a task that what it is done with is there now, so that they can begin. */
function ofContent(event: KnownEventOf<'TaskContentSet'>, process: Process): Happening[] {
  const { taskId, from, to } = event.data;
  if (!isHeld({ content: from }) || isHeld({ content: to })) return [];
  const task = process.plan.tasks.get(taskId);
  const module = task && process.plan.modules.get(task.moduleId);
  return task === undefined || module === undefined ? [] : turns(event, process, module, [task]);
}

/** Those whose assignees have to act. */
const turns = (
  event: KnownEvent,
  { plan }: Process,
  module: Module,
  tasks: readonly Task[],
): Happening[] =>
  tasks
    .filter((task) => turnReason(turnFactsOf(plan, task)) === 'assigned')
    .map((task) =>
      happening(event, placeOf(module, task), {
        ...{ kind: 'turn', taskId: task.taskId, to: accounts([task.assignee]) },
      }),
    );

/**
 * Clients are told once they can begin, by the start of the module or by what the task is done
 * with; the team at once.
 */
const given = (event: KnownEvent, { plan }: Process, taskIds: readonly string[]): Happening[] =>
  taskIds.flatMap((taskId) => {
    const task = plan.tasks.get(taskId);
    const module = task && plan.modules.get(task.moduleId);
    if (task === undefined || module === undefined || task.status === 'DONE' || !task.active)
      return [];
    const to = accounts([task.assignee]);
    const begun = module.status !== 'PENDING' && !isHeld(task);
    return to.length === 0
      ? []
      : [
          happening(event, placeOf(module, task), {
            ...{ kind: 'given', taskId, to },
            ...(!begun && { side: 'seller' }),
          }),
        ];
  });
