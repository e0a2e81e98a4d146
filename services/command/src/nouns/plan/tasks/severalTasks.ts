import type { Command } from '@waymark/api';
import type { PersonRef, PlanEvent, Task } from '@waymark/events';
import type { Context } from '../../../decisions/decision.ts';
import type { Steps } from '../../../decisions/steps.ts';
import type { PlanHolder } from '../holder.ts';
import { inTurn, inTurnInSteps } from '../inTurn.ts';
import { setTaskSeenBy } from './details.ts';
import {
  addTask,
  deleteTask,
  setTaskAssignee,
  setTaskDueInDays,
  setTaskHeadline,
  setTaskMandatory,
} from './tasks.ts';

type IsKnownPerson = (ref: PersonRef) => boolean;
type Fields = Omit<Command<'ChangeTasks'>['changes'][number], 'taskId'>;

/**
 * One behind the other, with what is said of each; nobody's, mandatory and without days where
 * nothing is.
 */
export function addTasks(
  holder: PlanHolder,
  { plan, moduleId, afterBlockId, tasks }: Command<'AddTasks'>,
  known: IsKnownPerson,
): Steps<PlanEvent[]> {
  const rows = tasks.map((task, at) => ({
    task,
    after: at === 0 ? afterBlockId : tasks[at - 1]?.blockId,
  }));
  return inTurnInSteps(holder, rows, (before, { task, after }) => {
    const { taskId, blockId, headline, ...fields } = task;
    const place = { moduleId, blockId, afterBlockId: after };
    return inTurn(
      before,
      [
        (now: PlanHolder) => addTask(now, { plan, taskId, headline, ...place }),
        (now: PlanHolder) => changed(now, taskId, fields, known),
      ],
      (now, step) => step(now),
    );
  });
}

/** Whatever is said of each task; what is left out stays. */
export const changeTasks = (
  holder: PlanHolder,
  { changes }: Command<'ChangeTasks'>,
  known: IsKnownPerson,
): Steps<PlanEvent[]> =>
  inTurnInSteps(holder, changes, (now, { taskId, ...fields }) =>
    changed(now, taskId, fields, known),
  );

export const deleteTasks = (
  holder: PlanHolder,
  { plan, taskIds }: Command<'DeleteTasks'>,
  context: Pick<Context, 'newId'>,
): Steps<PlanEvent[]> =>
  inTurnInSteps(holder, [...new Set(taskIds)], (now, taskId) =>
    deleteTask(now, { plan, taskId }, context),
  );

/** How each is set; a field that several tasks are given and that is not here does not compile. */
const sets: {
  readonly [Field in keyof Fields]-?: (
    holder: PlanHolder,
    task: Pick<Task, 'taskId' | Field>,
    known: IsKnownPerson,
  ) => PlanEvent[];
} = {
  headline: setTaskHeadline,
  assignee: setTaskAssignee,
  dueInDays: setTaskDueInDays,
  mandatory: setTaskMandatory,
  seenBy: setTaskSeenBy,
};

const changed = (
  holder: PlanHolder,
  taskId: string,
  fields: Fields,
  known: IsKnownPerson,
): PlanEvent[] =>
  (Object.keys(sets) as (keyof Fields)[]).flatMap((field) =>
    fields[field] === undefined
      ? []
      : sets[field](holder, { taskId, [field]: fields[field] } as never, known),
  );
