import type { WrittenWhole } from '../plan/wholeModule.ts';
import type { PlanNames } from './planNames.ts';
import { phrase, type Phrase } from './phrase.ts';
import { created, removed, type Aside } from './telling.ts';

/** That a module and its tasks went, from the side of each of them. */
export function goneAsides(names: PlanNames, moduleId: string, cause: Phrase<'because'>): Aside[] {
  return [...goneModule(names, moduleId, cause), ...goneTasks(names, moduleId, cause)];
}

function goneModule(names: PlanNames, moduleId: string, cause: Phrase<'because'>): Aside[] {
  const title = names.title(moduleId);
  return [
    {
      subject: moduleId,
      moduleId,
      sentence: phrase('did.moduleRemoved', title),
      headline: title,
      changes: [removed('module', title)],
      cause,
    },
  ];
}

/** That the tasks of a module went with it, from the side of each of them. */
export function goneTasks(names: PlanNames, moduleId: string, cause: Phrase<'because'>): Aside[] {
  return names
    .tasksOf(moduleId)
    .map(({ taskId, headline }) => ({
      subject: taskId,
      moduleId,
      sentence: phrase('did.taskRemoved', headline),
      headline,
      changes: [removed('task', headline)],
      cause,
    }));
}

/** That a module came back, from its own side. */
export const moduleBack = (
  { moduleId, title }: Pick<WrittenWhole, 'moduleId' | 'title'>,
  cause: Phrase<'because'>,
): Aside => ({
  ...{ subject: moduleId, moduleId, cause },
  sentence: phrase('did.moduleRestored', title),
  headline: title,
  changes: [created('module', title)],
});

/** That the tasks of a module came back with it, from the side of each of them. */
export const backAsides = (
  { moduleId, tasks }: Pick<WrittenWhole, 'moduleId' | 'tasks'>,
  cause: Phrase<'because'>,
): Aside[] =>
  tasks.map(({ taskId, headline }) => ({
    subject: taskId,
    moduleId,
    sentence: phrase('did.taskRestored', headline),
    headline,
    changes: [created('task', headline)],
    cause,
  }));
