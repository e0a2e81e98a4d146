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
  PlaceholderChanged({ from, to }) {
    const changes = [
      modified('Name', from.name, to.name),
      modified('Description', orNull(from.description), orNull(to.description)),
    ];
    return told(
      `changed the placeholder ${to.name}`,
      to.name,
      changes.filter((c) => c.oldValue !== c.newValue),
    );
  },
  PlaceholderRemoved: ({ name }) =>
    told(`deleted the placeholder ${name}`, name, [
      removed('Placeholder', name),
    ]),
  PlaceholderRolledOut: tellRolledOut,
} satisfies Partial<Tellers>;

/** Told of the placeholder, of each task that it stood for, and of each module that holds one of those. */
function tellRolledOut(
  { placeholderId, from, to, taskIds }: DataOf<'PlaceholderRolledOut'>,
  { names }: Scene,
): Told {
  const name = names.placeholder(placeholderId) ?? 'a placeholder';
  const cause = `placeholder ${name} rolled out`;
  const was = from === null ? name : names.person(from);
  const ofTask = (taskId: string): Aside => {
    const headline = names.headline(taskId);
    const moduleId = names.task(taskId)?.moduleId ?? null;
    const audience = moduleId === null ? 'INTERN' : names.audience(moduleId);
    return {
      subject: taskId,
      moduleId,
      audience,
      sentence: `assigned ${headline}`,
      headline,
      changes: [modified('Assignee', was, names.person(to))],
      cause,
    };
  };
  const tasks = taskIds.map(ofTask);
  const modules = [...Map.groupBy(tasks, ({ moduleId }) => moduleId)].flatMap(
    ([moduleId, inIt]): Aside[] => {
      if (moduleId === null) return [];
      const changes = inIt.flatMap((task) =>
        task.changes.map((change) => ({
          ...change,
          field: `${task.headline}: ${change.field}`,
        })),
      );
      const title = names.title(moduleId);
      return [
        {
          subject: moduleId,
          moduleId,
          audience: names.audience(moduleId),
          sentence: `assigned tasks in ${title}`,
          headline: title,
          changes,
          cause,
        },
      ];
    },
  );
  const person = modified(
    'Person',
    from === null ? null : names.person(from),
    names.person(to),
  );
  return told(`matched a person to ${name}`, name, [person], {
    asides: [...tasks, ...modules],
  });
}
