import { personRef, taskFields, taskStatus, taskTypes } from '@waymark/events';
import { z } from 'zod';
import { hrefOrVariable, id, line, name } from '../../text.ts';
import { command } from '../command.ts';
import { fieldCommands, severalFields } from '../fieldCommands.ts';
import { inBlueprint, inProcess, ofSample } from '../sample.ts';
import { inPlan } from './planRef.ts';

const ofTask = { ...inPlan, taskId: id };
/** A list of one to so many: nobody can look over more at once. */
const several = <One extends z.ZodType>(one: One) => z.array(one).min(1).max(1000);
/** The fields that a command sets of each of several tasks. */
const fields = severalFields(taskFields);
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
      tasks: several(z.object({ taskId: id, blockId: id, headline: name, ...fields })),
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
      changes: several(z.object({ taskId: id, headline: name.optional(), ...fields })),
    }),
    { ...inProcess, changes: [{ taskId: own.taskId, assignee: ofSample.otherClientUser }] },
  ),
  DeleteTasks: command(z.object({ ...inPlan, taskIds: several(id) }), {
    ...inProcess,
    taskIds: [own.taskId],
  }),
  ...fieldCommands('Task', ofTask, taskFields, own, {
    dueInDays: { ...inBlueprint, taskId: 'b-own' },
    assignee: { assignee: ofSample.otherClientUser },
    followers: { followers: [ofSample.otherClientUser] },
    seenBy: ofTeam,
  }),
  /** `reason` only with STUCKED. */
  SetTaskStatus: command(z.object({ ...ofTask, status: taskStatus, reason: line.nullish() }), {
    ...own,
    status: 'IN_PROGRESS',
  }),
  /**
   * A time was booked: the provider's page said so in the browser, with what it calls it, or the
   * person did.
   */
  SayBooked: command(z.object({ ...ofTask, by: z.enum(['page', 'person']), ref: line.nullish() }), {
    ...inProcess,
    taskId: 'call',
    by: 'person',
  }),
  /** The same person for several tasks, or nobody. */
  AssignTasks: command(
    z.object({ ...inPlan, taskIds: several(id), assignee: personRef.nullable() }),
    { ...inProcess, taskIds: [own.taskId], assignee: ofSample.otherClientUser },
  ),
  /** A task stays of its type. */
  SetTaskContent: command(z.object({ ...ofTask, content: taskTypes.given }), {
    ...own,
    content: { type: 'simple', action: { href: 'https://example.com/sign', text: 'Sign' } },
  }),
  /** `SetTaskContent` of a simple task, by its former name. */
  SetTaskAction: command(
    z.object({ ...ofTask, action: z.object({ href: hrefOrVariable, text: line }).nullable() }),
    { ...own, action: { href: 'https://example.com/read', text: 'Read' } },
  ),
  DeleteTask: command(z.object(ofTask), ofTeam),
  RestoreTask: command(z.object(ofTask), ofTeam),
};
