import type { PlanNames } from '../planNames.ts';
import { removed, type Aside } from '../told.ts';

/** That a module and its tasks went, from the side of each of them. */
export function goneAsides(
  names: PlanNames,
  moduleId: string,
  cause: string,
): Aside[] {
  return [
    ...moduleAsides(names, moduleId, cause),
    ...taskAsides(names, moduleId, cause),
  ];
}

function moduleAsides(
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

export function taskAsides(
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
