import {
  dueInDays,
  personRef,
  taskDuration,
  taskSeenBy,
  taskStatus,
  taskTypes,
} from '@waymark/events';
import { z } from 'zod';
import { day, hrefOrVariable, html, id, line, name } from '../../text.ts';
import { command } from '../command.ts';
import { inBlueprint, inProcess, ofSample } from '../sample.ts';
import { inPlan } from './planRef.ts';

const ofTask = { ...inPlan, taskId: id };
/** So many at once; more would be more than a person can look over. */
const several = <One extends z.ZodType>(one: One) =>
  z.array(one).min(1).max(1000);
/** What is said of one of several tasks. */
const fields = {
  assignee: personRef.nullable().optional(),
  dueInDays: dueInDays.nullable().optional(),
  mandatory: z.boolean().optional(),
  seenBy: taskSeenBy.optional(),
};
const own = { ...inProcess, taskId: 'own' };
const ofTeam = { ...inProcess, taskId: 'team' };

export const taskCommands = {
  AddTask: command(
    z.object({
      ...ofTask,
      moduleId: id,
      blockId: id,
      afterBlockId: id.nullish(),
      headline: name.optional(),
      /** Its type, and what that takes; a simple task when it is left out. */
      content: taskTypes.given.optional(),
      mandatory: z.boolean().optional(),
      /** Both on a project's board alone. */
      active: z.boolean().optional(),
      userAddable: z.boolean().optional(),
    }),
    { ...inProcess, moduleId: 'm', taskId: 'new', blockId: 'of-new' },
  ),
  /** One behind the other, as many lines are pasted: all or none. */
  AddTasks: command(
    z.object({
      ...inPlan,
      moduleId: id,
      afterBlockId: id.nullish(),
      tasks: several(
        z.object({ taskId: id, blockId: id, headline: name, ...fields }),
      ),
    }),
    {
      ...inProcess,
      moduleId: 'm',
      tasks: [
        {
          ...{ taskId: 'more', blockId: 'of-more', headline: 'Sign' },
          assignee: ofSample.otherClientUser,
        },
      ],
    },
  ),
  /** Several tasks at once, whatever of each; all or none. */
  ChangeTasks: command(
    z.object({
      ...inPlan,
      changes: several(
        z.object({ taskId: id, headline: name.optional(), ...fields }),
      ),
    }),
    {
      ...inProcess,
      changes: [{ taskId: own.taskId, assignee: ofSample.otherClientUser }],
    },
  ),
  DeleteTasks: command(z.object({ ...inPlan, taskIds: several(id) }), {
    ...inProcess,
    taskIds: [own.taskId],
  }),
  SetTaskHeadline: command(z.object({ ...ofTask, headline: name }), {
    ...own,
    headline: 'Sign the contract',
  }),
  SetTaskDescription: command(z.object({ ...ofTask, description: html }), {
    ...own,
    description: '<p>Two signatures are needed</p>',
  }),
  /** `reason` only with STUCKED. */
  SetTaskStatus: command(
    z.object({ ...ofTask, status: taskStatus, reason: line.nullish() }),
    { ...own, status: 'IN_PROGRESS' },
  ),
  /** A time was booked: the provider's page said so in the browser, with what it calls it, or the person did. */
  SayBooked: command(
    z.object({
      ...ofTask,
      by: z.enum(['page', 'person']),
      ref: line.nullish(),
    }),
    { ...inProcess, taskId: 'call', by: 'person' },
  ),
  SetTaskDueInDays: command(
    z.object({ ...ofTask, dueInDays: dueInDays.nullable() }),
    { ...inBlueprint, taskId: 'b-own', dueInDays: 7 },
  ),
  SetTaskDueDate: command(z.object({ ...ofTask, dueDate: day.nullable() }), {
    ...own,
    dueDate: '2026-12-24',
  }),
  SetTaskAssignee: command(
    z.object({ ...ofTask, assignee: personRef.nullable() }),
    { ...own, assignee: ofSample.otherClientUser },
  ),
  /** The same person for several tasks, or nobody. */
  AssignTasks: command(
    z.object({
      ...inPlan,
      taskIds: several(id),
      assignee: personRef.nullable(),
    }),
    {
      ...inProcess,
      taskIds: [own.taskId],
      assignee: ofSample.otherClientUser,
    },
  ),
  SetTaskFollowers: command(
    z.object({ ...ofTask, followers: z.array(personRef).max(200) }),
    { ...own, followers: [ofSample.otherClientUser] },
  ),
  SetTaskMandatory: command(z.object({ ...ofTask, mandatory: z.boolean() }), {
    ...own,
    mandatory: false,
  }),
  /** Who sees it beside the team: whoever sees its module, or nobody; the latter for good or for now. */
  SetTaskSeenBy: command(z.object({ ...ofTask, seenBy: taskSeenBy }), {
    ...ofTeam,
    seenBy: 'hidden',
  }),
  /** How long it is expected to take; null: nothing is said of that. */
  SetTaskDuration: command(
    z.object({ ...ofTask, duration: taskDuration.nullable() }),
    { ...own, duration: { amount: 30, unit: 'minutes' } },
  ),
  /** The variables that it shows with their values, in this order. */
  SetTaskVariables: command(
    z.object({ ...ofTask, variables: z.array(id).max(50) }),
    { ...own, variables: ['v'] },
  ),
  /** A task stays of its type. */
  SetTaskContent: command(z.object({ ...ofTask, content: taskTypes.given }), {
    ...own,
    content: {
      type: 'simple',
      action: { href: 'https://example.com/sign', text: 'Sign' },
    },
  }),
  /** `SetTaskContent` of a simple task, by its former name. */
  SetTaskAction: command(
    z.object({
      ...ofTask,
      action: z.object({ href: hrefOrVariable, text: line }).nullable(),
    }),
    { ...own, action: { href: 'https://example.com/read', text: 'Read' } },
  ),
  DeleteTask: command(z.object(ofTask), ofTeam),
  RestoreTask: command(z.object(ofTask), ofTeam),
};
