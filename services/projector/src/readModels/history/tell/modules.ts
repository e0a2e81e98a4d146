import {
  audienceLabel,
  moduleStatusLabel,
  taskStatusLabel,
} from '../labels.ts';
import type { PlanNames } from '../planNames.ts';
import {
  created,
  day,
  excerpt,
  modified,
  removed,
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
  ModuleWeightsSet({ milestoneId, weights }, { names, before, after }) {
    const milestone = names.milestone(milestoneId);
    const [was, is] = [before.modules, after.modules].map((known) =>
      names.inOrder(known, Object.keys(weights), names.title),
    );
    return told(
      `reordered the modules in ${milestone}`,
      milestone,
      [modified('Order', was ?? null, is ?? null)],
      { several: true },
    );
  },
  ModuleStatusSet: tellStatus,
  ModuleRestored({ moduleId, title, audience, tasks }) {
    const asides = backAsides(
      { moduleId, audience, tasks },
      `the module ${title} was put back`,
    );
    return told(
      `put back the module ${title}`,
      title,
      [created('Module', title)],
      { moduleId, audience, asides },
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
      { moduleId, audience: names.audience(moduleId), asides },
    );
  },
} satisfies Partial<Tellers>;

function one(
  names: PlanNames,
  moduleId: string,
  sentence: string,
  ...changes: Change[]
): Told {
  return told(sentence, names.title(moduleId), changes, {
    moduleId,
    audience: names.audience(moduleId),
  });
}

/** A change of the module, which may finish its tasks or set their due dates: those stand in the asides of each task. */
function tellStatus(
  { moduleId, from, to, completed, due }: DataOf<'ModuleStatusSet'>,
  { names }: Scene,
): Told {
  const audience = names.audience(moduleId);
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
      audience,
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
    { moduleId, audience, asides },
  );
}
