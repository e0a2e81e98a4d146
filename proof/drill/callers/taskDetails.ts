import { isDeepStrictEqual } from 'node:util';
import { setCommand, type CommandName, type SetByCommand } from '@waymark/api';
import { taskFields, type AnyField, type Task } from '@waymark/events';
import type { GivenCommand } from '../ledger.ts';
import type { CommandMaker } from './making.ts';
import { personIn } from './people.ts';
import { anyPlan, refOf, taskIn } from './pickPlan.ts';

/** Set below to what they can be in the plan, or by another caller; any other takes any value. */
const placed = [
  ...(['assignee', 'followers', 'seenBy', 'dueDate', 'dueInDays'] as const),
  ...(['headline', 'description', 'variables'] as const),
] as const;
type Ordinary = Exclude<SetByCommand<typeof taskFields>, (typeof placed)[number]>;
const ordinaryFields = Object.entries<AnyField>(taskFields)
  .filter(
    ([name, { ownCommand }]) =>
      ownCommand !== true && !(placed as readonly string[]).includes(name),
  )
  .map(([name]) => name as Ordinary);

/**
 * Who does a task of some plan, who follows and who sees it, until when, and whether it must be
 * done.
 */
export const detailTask: CommandMaker = (world, random) => {
  const state = anyPlan(world, random);
  const task = taskIn(state, random);
  if (task === null) return null;
  const { taskId } = task;
  const plan = refOf(state);
  const set = <Field extends keyof Task>(
    name: CommandName,
    field: Field,
    to: Task[Field],
  ): GivenCommand => ({
    name,
    payload: { plan, taskId, [field]: to },
    already: { plan, holds: ({ tasks }) => isDeepStrictEqual(tasks.get(taskId)?.[field], to) },
  });
  const person = () => personIn(state, world, random);
  const orNone = <T>(value: T) => (random.chance(0.2) ? null : value);
  const followers = [...new Set([person(), person()])];
  const ordinary = () => {
    const field = random.pick(ordinaryFields);
    const { example, begins } = taskFields[field];
    return set(setCommand('Task', field), field, random.pick([example, begins]));
  };
  const day = `2026-02-${random.between(10, 28)}`;
  return random.pick([
    set('SetTaskAssignee', 'assignee', orNone(person())),
    set('SetTaskAssignee', 'assignee', person()),
    set('SetTaskFollowers', 'followers', followers),
    // The team's alone may be with nobody of the client, whom this one gives tasks to.
    set('SetTaskSeenBy', 'seenBy', random.pick(['module', 'hidden'] as const)),
    ordinary(),
    state.kind === 'process'
      ? set('SetTaskDueDate', 'dueDate', orNone(day))
      : set('SetTaskDueInDays', 'dueInDays', orNone(random.between(1, 99))),
  ]);
};
