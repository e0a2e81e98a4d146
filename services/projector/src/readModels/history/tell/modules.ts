import type { Module, Plan } from '@waymark/events';
import {
  audienceLabel,
  moduleStatusLabel,
  taskStatusLabel,
} from '../labels.ts';
import { moves } from '../moves.ts';
import type { PlanNames } from '../planNames.ts';
import {
  created,
  day,
  excerpt,
  modified,
  removed,
  severalModules,
  told,
  type Aside,
  type Change,
  type Told,
} from '../told.ts';
import { backAsides } from './back.ts';
import { taskAsides } from './gone.ts';
import type { DataOf, Scene, Tellers } from './tellers.ts';

export const tellModules = {
  ModuleAdded: ({ moduleId, title }, { names }) =>
    one(names, moduleId, `added the module ${title}`, created('Module', title)),
  ModuleTitleSet: ({ moduleId, from, to }, { names }) =>
    one(
      names,
      moduleId,
      `renamed the module ${to}`,
      modified('Title', from, to),
    ),
  ModuleDescriptionSet: ({ moduleId, from, to }, { names }) =>
    one(
      names,
      moduleId,
      `described the module ${names.title(moduleId)}`,
      modified('Description', excerpt(from), excerpt(to)),
    ),
  ModuleAudienceSet: ({ moduleId, from, to }, { names }) =>
    one(
      names,
      moduleId,
      `set who sees the module ${names.title(moduleId)}`,
      modified('Visibility', audienceLabel[from], audienceLabel[to]),
    ),
  ModuleParticipantsSet: ({ moduleId, from, to }, { names }) =>
    one(
      names,
      moduleId,
      `set the participants of ${names.title(moduleId)}`,
      modified('Participants', names.people(from), names.people(to)),
    ),
  ModuleMoved: ({ moduleId, from, to }, { names }) =>
    one(
      names,
      moduleId,
      `moved the module ${names.title(moduleId)}`,
      modified('Milestone', names.milestone(from), names.milestone(to)),
    ),
  ModuleWeightsSet({ milestoneId }, { names, before, after }) {
    const milestone = names.milestone(milestoneId);
    const movesOf = (seen: (module: Module) => boolean) =>
      moves(
        placed(before, milestoneId, seen),
        placed(after, milestoneId, seen),
      );
    const changes = movesOf(() => true);
    const theirs = movesOf(({ audience }) => audience === 'EXTERN');
    return changes.length === 0
      ? null
      : told(`reordered the modules in ${milestone}`, milestone, changes, {
          forClient: theirs.length === 0 ? null : severalModules(milestone),
        });
  },
  ModuleStatusSet: tellStatus,
  ModuleRestored({ moduleId, title, tasks }) {
    const asides = backAsides(
      { moduleId, tasks },
      `the module ${title} was put back`,
    );
    return told(
      `put back the module ${title}`,
      title,
      [created('Module', title)],
      { moduleId, asides },
    );
  },
  ModuleRemoved({ moduleId, title }, { names }) {
    const asides = taskAsides(
      names,
      moduleId,
      `the module ${title} was deleted`,
    );
    return told(
      `deleted the module ${title}`,
      title,
      [removed('Module', title)],
      { moduleId, asides },
    );
  },
} satisfies Partial<Tellers>;

function one(
  names: PlanNames,
  moduleId: string,
  sentence: string,
  ...changes: Change[]
): Told {
  return told(sentence, names.title(moduleId), changes, { moduleId });
}

const placed = (
  { modules }: Plan,
  milestoneId: string,
  seen: (module: Module) => boolean,
) =>
  [...modules.values()]
    .filter((module) => module.milestoneId === milestoneId && seen(module))
    .map(({ moduleId, title, weight }) => ({
      id: moduleId,
      name: title,
      weight,
    }));

/** A change of the module, which may finish its tasks or set their due dates: those stand in the asides of each task. */
function tellStatus(
  { moduleId, from, to, completed, due }: DataOf<'ModuleStatusSet'>,
  { names }: Scene,
): Told {
  const verb = {
    PENDING: 'reset',
    ACTIVE:
      from === 'PENDING'
        ? 'started'
        : from === 'PAUSED'
          ? 'resumed'
          : 'reopened',
    PAUSED: 'paused',
    DONE: 'finished',
  }[to];
  const ofTasks = new Map<string, Change[]>();
  const add = (taskId: string, change: Change) =>
    ofTasks.set(taskId, [...(ofTasks.get(taskId) ?? []), change]);
  for (const task of completed)
    add(
      task.taskId,
      modified('Status', taskStatusLabel[task.from], taskStatusLabel.DONE),
    );
  for (const task of due)
    add(task.taskId, modified('Due date', day(task.from), day(task.to)));
  const asides: Aside[] = [...ofTasks].map(([taskId, changes]) => {
    const headline = names.headline(taskId);
    const finished = to === 'DONE';
    return {
      subject: taskId,
      moduleId,
      headline,
      changes,
      sentence: finished
        ? `finished ${headline}`
        : `set the due date of ${headline}`,
      cause: finished ? 'module marked as done' : 'start of the module',
    };
  });
  const inside = [...ofTasks].flatMap(([taskId, changes]) =>
    changes.map((change) => ({
      ...change,
      field: `${names.headline(taskId)}: ${change.field}`,
    })),
  );
  const status = modified(
    'Status',
    moduleStatusLabel[from],
    moduleStatusLabel[to],
  );
  return told(
    `${verb} the module ${names.title(moduleId)}`,
    names.title(moduleId),
    [status, ...inside],
    { moduleId, asides },
  );
}
