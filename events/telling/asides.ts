import type { WrittenWhole } from '../plan/wholeModule.ts';
import type { PlanNames } from './planNames.ts';
import { created, removed, type Aside } from './told.ts';

/** That a module and its tasks went, from the side of each of them. */
export function goneAsides(
  names: PlanNames,
  moduleId: string,
  cause: string,
): Aside[] {
  return [
    ...goneModule(names, moduleId, cause),
    ...goneTasks(names, moduleId, cause),
  ];
}

function goneModule(
  names: PlanNames,
  moduleId: string,
  cause: string,
): Aside[] {
  const title = names.title(moduleId);
  return [
    {
      subject: moduleId,
      moduleId,
      sentence: `deleted the module ${title}`,
      headline: title,
      changes: [removed('Module', title)],
      cause,
    },
  ];
}

/** That the tasks of a module went with it, from the side of each of them. */
export function goneTasks(
  names: PlanNames,
  moduleId: string,
  cause: string,
): Aside[] {
  return names.tasksOf(moduleId).map(({ taskId, headline }) => ({
    subject: taskId,
    moduleId,
    sentence: `deleted ${headline}`,
    headline,
    changes: [removed('Task', headline)],
    cause,
  }));
}

/** That a module came back, from its own side. */
export const moduleBack = (
  { moduleId, title }: Pick<WrittenWhole, 'moduleId' | 'title'>,
  cause: string,
): Aside => ({
  ...{ subject: moduleId, moduleId, cause },
  sentence: `put back the module ${title}`,
  headline: title,
  changes: [created('Module', title)],
});

/** That the tasks of a module came back with it, from the side of each of them. */
export const backAsides = (
  { moduleId, tasks }: Pick<WrittenWhole, 'moduleId' | 'tasks'>,
  cause: string,
): Aside[] =>
  tasks.map(({ taskId, headline }) => ({
    subject: taskId,
    moduleId,
    sentence: `put back ${headline}`,
    headline,
    changes: [created('Task', headline)],
    cause,
  }));
