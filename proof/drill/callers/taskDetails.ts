import { isDeepStrictEqual } from 'node:util';
import type { CommandName } from '@waymark/api';
import type { Task } from '@waymark/events';
import type { Given } from '../ledger.ts';
import type { Making } from './making.ts';
import { personIn } from './people.ts';
import { anyPlan, refOf, taskIn } from './pickPlan.ts';

/** Who does a task of some plan, who follows and who sees it, until when, and whether it must be done. */
export const detailTask: Making = (world, random) => {
  const state = anyPlan(world, random);
  const task = taskIn(state, random);
  if (task === null) return null;
  const { taskId } = task;
  const plan = refOf(state);
  const set = <Field extends keyof Task>(
    name: CommandName,
    field: Field,
    to: Task[Field],
  ): Given => ({
    name,
    payload: { plan, taskId, [field]: to },
    already: {
      plan,
      holds: ({ tasks }) => isDeepStrictEqual(tasks.get(taskId)?.[field], to),
    },
  });
  const person = () => personIn(state, world, random);
  const orNone = <T>(value: T) => (random.chance(0.2) ? null : value);
  const followers = [...new Set([person(), person()])];
  const day = `2026-02-${random.between(10, 28)}`;
  return random.pick([
    set('SetTaskAssignee', 'assignee', orNone(person())),
    set('SetTaskAssignee', 'assignee', person()),
    set('SetTaskFollowers', 'followers', followers),
    // The team's alone may be with nobody of the client, whom this one gives tasks to.
    set('SetTaskSeenBy', 'seenBy', random.pick(['module', 'hidden'] as const)),
    set('SetTaskMandatory', 'mandatory', !task.mandatory),
    set(
      'SetTaskDuration',
      'duration',
      orNone({ amount: random.between(1, 99), unit: 'hours' as const }),
    ),
    state.kind === 'process'
      ? set('SetTaskDueDate', 'dueDate', orNone(day))
      : set('SetTaskDueInDays', 'dueInDays', orNone(random.between(1, 99))),
  ]);
};
