import { z } from 'zod';
import { eventsOf } from '../define.ts';
import { changed } from '../maps.ts';
import { pathTo, type Path } from '../paths.ts';
import { phrase, type Phrase } from '../telling/phrase.ts';
import type { Scene } from '../telling/scene.ts';
import { modified, telling, type Aside, type EventTelling } from '../telling/telling.ts';
import type { Modules } from './modules.ts';
import { personRef } from './people.ts';
import type { Plan } from './plan.ts';
import type { Tasks } from './tasks.ts';

/**
 * `taskIds`: every task that it stood for, now the account's; followers and participants are
 * replaced too.
 */
const data = z.object({
  placeholderId: personRef,
  from: z.string().nullable(),
  to: z.string(),
  taskIds: z.array(z.string()),
});
type RolledOut = z.infer<typeof data>;

export const placeholderRolledOut = eventsOf<Plan>()('PlaceholderRolledOut', {
  data,
  evolve: (plan, rollout) => ({
    ...plan,
    placeholders: changed(plan.placeholders, rollout.placeholderId, { matchedTo: rollout.to }),
    tasks: withPerson(plan.tasks, rollout),
    modules: withParticipant(plan.modules, rollout),
  }),
  touches: { given: touched },
  reach: 'words',
  tell,
});

/** Where it stood, in whichever module that is. */
function touched({ placeholderId, taskIds }: RolledOut, plan: Plan): Path[] {
  const tasks = [...plan.tasks.values()];
  const named = new Set(taskIds);
  return [
    pathTo.placeholder(placeholderId, 'person'),
    ...tasks
      .filter(({ taskId }) => named.has(taskId))
      .map((task) => pathTo.task(task.moduleId, task.taskId, 'assignee')),
    ...tasks
      .filter(({ followers }) => followers.includes(placeholderId))
      .map((task) => pathTo.task(task.moduleId, task.taskId, 'followers')),
    ...[...plan.modules.values()]
      .filter(({ participants }) => participants.includes(placeholderId))
      .map(({ moduleId }) => pathTo.module(moduleId, 'participants')),
  ];
}

function withPerson(tasks: Tasks, { placeholderId, to, taskIds }: RolledOut): Tasks {
  const named = new Set(taskIds);
  const copy = new Map(tasks);
  for (const [id, task] of tasks) {
    const followers = replaced(task.followers, placeholderId, to);
    if (named.has(id))
      copy.set(id, { ...task, assignee: to, assignedThrough: placeholderId, followers });
    else if (followers !== task.followers) copy.set(id, { ...task, followers });
  }
  return copy;
}

function withParticipant(modules: Modules, { placeholderId, to }: RolledOut): Modules {
  const theirs = [...modules.values()].filter((m) => m.participants.includes(placeholderId));
  if (theirs.length === 0) return modules;
  const copy = new Map(modules);
  for (const module of theirs)
    copy.set(module.moduleId, {
      ...module,
      participants: replaced(module.participants, placeholderId, to),
    });
  return copy;
}

/**
 * The account instead of the placeholder that it was rolled out from, nobody twice; the same list
 * where it was not named.
 */
const replaced = (refs: string[], placeholderId: string, to: string) =>
  refs.includes(placeholderId)
    ? [...new Set(refs.map((ref) => (ref === placeholderId ? to : ref)))]
    : refs;

/**
 * EventTelling of the placeholder, of each task that it stood for or that it followed, and of each
 * module that holds one of those or in which it took part. The client is told as soon as it sees
 * one of them.
 */
function tell(
  { placeholderId, from, to }: RolledOut,
  { names, before, after }: Scene,
): EventTelling {
  const name = names.placeholder(placeholderId) ?? phrase('value.aPlaceholder');
  const cause = phrase('because.placeholderRolledOut', name);
  const tasks = [...after.tasks.values()].flatMap((task): Aside[] => {
    const was = before.tasks.get(task.taskId);
    if (was === undefined || was === task) return [];
    const { taskId, moduleId, headline } = task;
    const assigned = was.assignee !== task.assignee;
    const changes = [
      ...(assigned
        ? [
            modified(
              'assignee',
              names.personOrNobody(was.assignee),
              names.personOrNobody(task.assignee),
            ),
          ]
        : []),
      ...(was.followers === task.followers
        ? []
        : [modified('followers', names.people(was.followers), names.people(task.followers))]),
    ];
    const sentence = assigned
      ? phrase('did.taskAssigned', headline)
      : phrase('did.followersSet', headline);
    return changes.length === 0
      ? []
      : [{ subject: taskId, moduleId, sentence, headline, changes, cause }];
  });
  const asides = [...tasks, ...modulesOf(tasks, cause, { names, before, after })];
  const person = modified('person', from === null ? null : names.person(from), names.person(to));
  const matched = {
    sentence: phrase('did.placeholderMatched', name),
    headline: name,
    changes: [person],
    cause: null,
  };
  const seen = asides.some(
    ({ moduleId, subject }) =>
      moduleId !== null && names.audienceIn(moduleId, subject) === 'EXTERN',
  );
  return telling(matched.sentence, name, matched.changes, {
    asides,
    forClient: seen ? matched : null,
  });
}

/** The same from the side of modules: who takes part in them, and what became of their tasks. */
function modulesOf(
  tasks: readonly Aside[],
  cause: Phrase<'because'>,
  { names, before, after }: Pick<Scene, 'names' | 'before' | 'after'>,
): Aside[] {
  const inModule = Map.groupBy(tasks, ({ moduleId }) => moduleId);
  return [...after.modules.values()].flatMap((module): Aside[] => {
    const { moduleId, title } = module;
    const was = before.modules.get(moduleId)?.participants;
    const participants =
      was === undefined || was === module.participants
        ? []
        : [modified('participants', names.people(was), names.people(module.participants))];
    const ofTasks = (inModule.get(moduleId) ?? []).flatMap((task) =>
      task.changes.map((change) => ({
        ...change,
        field: phrase('field.ofTask', task.headline, change.field),
      })),
    );
    const changes = [...participants, ...ofTasks];
    const sentence =
      ofTasks.length > 0
        ? phrase('did.tasksAssigned', title)
        : phrase('did.participantsSet', title);
    return changes.length === 0
      ? []
      : [
          {
            subject: moduleId,
            moduleId,
            sentence,
            headline: title,
            changes,
            cause,
            isTeams: ofTasks.length > 0,
          },
        ];
  });
}
