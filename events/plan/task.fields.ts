import { z } from 'zod';
import { fieldsOf } from '../fields/field.ts';
import { choice, date, flag, own, people, person, richText, text } from '../fields/kinds.ts';
import { phrase } from '../telling/phrase.ts';
import { taskDuration } from './duration.ts';
import { id, name } from './givenText.ts';

/** Days after module start, 1 to 99 (PRODUCT 6.5). */
export const dueInDays = z.number().int().min(1).max(99);

/**
 * Who sees a task (PRODUCT 10.3). `module`: who sees its module. `team`: the team alone, whoever
 * sees the module. `hidden`: the team alone for now, until it is shown to whom it is meant for.
 */
export const taskSeenBy = z.enum(['module', 'team', 'hidden']);
export type TaskSeenBy = z.infer<typeof taskSeenBy>;

/**
 * What people set of a task, each said once (ADR 51): `TaskDurationSet` and `SetTaskDuration`, the
 * column, the cells, the words of the history and the tests of `duration` follow from its line.
 */
export const taskFields = fieldsOf({
  headline: text(name, { did: 'taskRenamed', example: 'Sign the contract', ownColumn: true }),
  description: richText({
    begins: '',
    did: 'taskDescribed',
    example: '<p>Two signatures are needed</p>',
    ownColumn: true,
  }),
  dueInDays: own(
    'number',
    {
      schema: dueInDays.nullable(),
      given: dueInDays.nullable(),
      tells: (days) => (days === null ? null : phrase('value.daysAfterStart', days)),
    },
    {
      begins: null,
      did: 'deadlineSet',
      label: 'deadline',
      path: 'due',
      example: 7,
      several: true,
      ownColumn: true,
    },
  ),
  /** Once somebody chose it, a later start of the module leaves it alone. */
  dueDate: date({
    begins: null,
    did: 'dueDateSet',
    path: 'due',
    example: '2026-12-24',
    ownEvent: true,
    ownColumn: true,
  }),
  /** Whoever is given it has it of their own, and not through a placeholder or role any more. */
  assignee: person({
    begins: null,
    did: 'taskAssigned',
    example: 'r::legal',
    ownEvent: true,
    ownColumn: true,
    several: true,
  }),
  followers: people({ begins: [], did: 'followersSet', example: ['r::legal'], filtered: true }),
  mandatory: flag({
    begins: true,
    did: 'mandatorySet',
    example: false,
    filtered: true,
    several: true,
  }),
  /** How long it is expected to take (PRODUCT 6.11). */
  duration: own(
    'structure',
    {
      schema: taskDuration.nullable(),
      given: taskDuration.nullable(),
      tells: (takes) => takes && phrase('value.duration', takes.amount, takes.unit),
    },
    { begins: null, did: 'durationSet', example: { amount: 30, unit: 'minutes' } },
  ),
  /** Ids of the plan's variables that it shows with their values, in this order (PRODUCT 6.11). */
  variables: own(
    'structure',
    {
      schema: z.array(z.string()),
      given: z.array(id).max(50),
      tells: (ids, names) => names.variables(ids),
    },
    { begins: [], did: 'taskVariablesSet', example: ['v'], ownEvent: true },
  ),
  /** Who sees it beside the team. That it was hidden, and is shown again, is the team's to know. */
  seenBy: choice(taskSeenBy, (who) => phrase('value.taskSeenBy', who), {
    begins: 'module',
    did: 'taskSeenBySet',
    label: 'visibility',
    reach: 'team',
    example: 'hidden',
    several: true,
    ownColumn: true,
  }),
  /** Whether it is to be done as it stands; else it waits on a project's board. */
  active: flag({ begins: true, example: false, ownEvent: true, ownCommand: true, filtered: true }),
  /** Whether anyone may add another one like it, of a job on a project's board. */
  userAddable: flag({ begins: false, did: 'userAddableSet', example: true, ownCommand: true }),
});
