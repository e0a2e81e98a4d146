import { namedPersons } from '../../namedPersons.ts';
import {
  created,
  modified,
  orNull,
  removed,
  told,
  type Aside,
  type Told,
} from '../told.ts';
import type { DataOf, Scene, Tellers } from './tellers.ts';

export const tellPlaceholders = {
  PlaceholderAdded: ({ name }) =>
    told(`added the placeholder ${name}`, name, [created('Placeholder', name)]),
  PlaceholderChanged({ placeholderId, from, to }, { after }) {
    const name = modified('Name', from.name, to.name);
    const changes = [
      name,
      modified('Description', orNull(from.description), orNull(to.description)),
    ];
    const sentence = `changed the placeholder ${to.name}`;
    const seen =
      from.name !== to.name && namedPersons(after).toClients.has(placeholderId);
    return told(
      sentence,
      to.name,
      changes.filter((c) => c.oldValue !== c.newValue),
      {
        forClient: seen
          ? { sentence, headline: to.name, changes: [name], cause: null }
          : null,
      },
    );
  },
  PlaceholderRemoved: ({ name }) =>
    told(`deleted the placeholder ${name}`, name, [
      removed('Placeholder', name),
    ]),
  PlaceholderRolledOut: tellRolledOut,
} satisfies Partial<Tellers>;

/**
 * Told of the placeholder, of each task that it stood for or that it followed, and of each module that holds one of those or
 * in which it took part. The client is told as soon as it sees one of them.
 */
function tellRolledOut(
  { placeholderId, from, to }: DataOf<'PlaceholderRolledOut'>,
  { names, before, after }: Scene,
): Told {
  const name = names.placeholder(placeholderId) ?? 'a placeholder';
  const cause = `placeholder ${name} rolled out`;
  const tasks = [...after.tasks.values()].flatMap((task): Aside[] => {
    const was = before.tasks.get(task.taskId);
    if (was === undefined || was === task) return [];
    const { taskId, moduleId, headline } = task;
    const assigned = was.assignee !== task.assignee;
    const changes = [
      ...(assigned
        ? [
            modified(
              'Assignee',
              names.personOrNobody(was.assignee),
              names.personOrNobody(task.assignee),
            ),
          ]
        : []),
      ...(was.followers === task.followers
        ? []
        : [
            modified(
              'Followers',
              names.people(was.followers),
              names.people(task.followers),
            ),
          ]),
    ];
    const verb = assigned ? 'assigned' : 'set the followers of';
    const sentence = `${verb} ${headline}`;
    return changes.length === 0
      ? []
      : [{ subject: taskId, moduleId, sentence, headline, changes, cause }];
  });
  const asides = [
    ...tasks,
    ...modulesOf(tasks, cause, { names, before, after }),
  ];
  const person = modified(
    'Person',
    from === null ? null : names.person(from),
    names.person(to),
  );
  const telling = {
    sentence: `matched a person to ${name}`,
    headline: name,
    changes: [person],
    cause: null,
  };
  const seen = asides.some(
    ({ moduleId }) =>
      moduleId !== null && names.audience(moduleId) === 'EXTERN',
  );
  return told(telling.sentence, name, telling.changes, {
    asides,
    forClient: seen ? telling : null,
  });
}

/** The same from the side of modules: who takes part in them, and what became of their tasks. */
function modulesOf(
  tasks: readonly Aside[],
  cause: string,
  { names, before, after }: Pick<Scene, 'names' | 'before' | 'after'>,
): Aside[] {
  const inModule = Map.groupBy(tasks, ({ moduleId }) => moduleId);
  return [...after.modules.values()].flatMap((module): Aside[] => {
    const { moduleId, title } = module;
    const was = before.modules.get(moduleId)?.participants;
    const participants =
      was === undefined || was === module.participants
        ? []
        : [
            modified(
              'Participants',
              names.people(was),
              names.people(module.participants),
            ),
          ];
    const ofTasks = (inModule.get(moduleId) ?? []).flatMap((task) =>
      task.changes.map((change) => ({
        ...change,
        field: `${task.headline}: ${change.field}`,
      })),
    );
    const changes = [...participants, ...ofTasks];
    const sentence =
      ofTasks.length > 0
        ? `assigned tasks in ${title}`
        : `set the participants of ${title}`;
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
          },
        ];
  });
}
