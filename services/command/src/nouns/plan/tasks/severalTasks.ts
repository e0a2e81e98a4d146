import type { Command } from '@waymark/api';
import type { PersonRef, PlanEvent } from '@waymark/events';
import type { Context } from '../../../decisions/decision.ts';
import type { PlanHolder } from '../holder.ts';
import { inTurn } from '../inTurn.ts';
import { setTaskSeenBy } from './details.ts';
import {
  addTask,
  deleteTask,
  setTaskAssignee,
  setTaskDueInDays,
  setTaskHeadline,
  setTaskMandatory,
} from './tasks.ts';

type Known = (ref: PersonRef) => boolean;
type Fields = Omit<Command<'ChangeTasks'>['changes'][number], 'taskId'>;

/** One behind the other, with what is said of each; nobody's, mandatory and without days where nothing is. */
export function addTasks(
  holder: PlanHolder,
  { plan, moduleId, afterBlockId, tasks }: Command<'AddTasks'>,
  known: Known,
): PlanEvent[] {
  const rows = tasks.map((task, at) => ({
    task,
    after: at === 0 ? afterBlockId : tasks[at - 1]?.blockId,
  }));
  return inTurn(holder, rows, (before, { task, after }) => {
    const { taskId, blockId, headline, ...fields } = task;
    const place = { moduleId, blockId, afterBlockId: after };
    return inTurn(
      before,
      [
        (now: PlanHolder) => addTask(now, { plan, taskId, headline, ...place }),
        (now: PlanHolder) => changed(now, { plan, taskId }, fields, known),
      ],
      (now, step) => step(now),
    );
  });
}

/** Whatever is said of each task; what is left out stays. */
export const changeTasks = (
  holder: PlanHolder,
  { plan, changes }: Command<'ChangeTasks'>,
  known: Known,
): PlanEvent[] =>
  inTurn(holder, changes, (now, { taskId, ...fields }) =>
    changed(now, { plan, taskId }, fields, known),
  );

export const deleteTasks = (
  holder: PlanHolder,
  { plan, taskIds }: Command<'DeleteTasks'>,
  context: Pick<Context, 'newId'>,
): PlanEvent[] =>
  inTurn(holder, [...new Set(taskIds)], (now, taskId) =>
    deleteTask(now, { plan, taskId }, context),
  );

function changed(
  holder: PlanHolder,
  task: Pick<Command<'SetTaskHeadline'>, 'plan' | 'taskId'>,
  { headline, assignee, dueInDays, mandatory, seenBy }: Fields,
  known: Known,
): PlanEvent[] {
  return [
    ...(headline === undefined
      ? []
      : setTaskHeadline(holder, { ...task, headline })),
    ...(assignee === undefined
      ? []
      : setTaskAssignee(holder, { ...task, assignee }, known)),
    ...(dueInDays === undefined
      ? []
      : setTaskDueInDays(holder, { ...task, dueInDays })),
    ...(mandatory === undefined
      ? []
      : setTaskMandatory(holder, { ...task, mandatory })),
    ...(seenBy === undefined ? [] : setTaskSeenBy(holder, { ...task, seenBy })),
  ];
}
