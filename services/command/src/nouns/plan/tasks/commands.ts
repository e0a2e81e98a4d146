import { commandSchemas as schemas, type Command } from '@waymark/api';
import {
  authorOf,
  bookingProvider,
  noAnswers,
  nouns,
  streamOf,
  taskFields,
  taskStreamId,
  taskTypes,
  type TaskAnswers,
} from '@waymark/events';
import { z } from 'zod';
import { byProvider } from '../../../policies/policies.ts';
import { cleanHtml } from '../../../payloads/richText/cleanHtml.ts';
import { richText } from '../../../payloads/richText/richText.ts';
import { entry } from '../../commandEntry.ts';
import { fieldEntries } from '../../fieldEntry.ts';
import { planOf, type PlanHolder } from '../holder.ts';
import { fromPast, inPlan, planStream } from '../planEntry.ts';
import { restoreTask } from '../restoring/restore.ts';
import { mayWordTask } from '../../../policies/mayWordTask.ts';
import { mayWorkOnTask } from '../../../policies/mayWorkOnTask.ts';
import * as booking from './booking.ts';
import { takenPage } from './bookingPage.ts';
import * as details from './details.ts';
import { doneByClient } from './doneByClient.ts';
import { setTask } from './setTask.ts';
import * as several from './severalTasks.ts';
import * as tasks from './tasks.ts';

const content = taskTypes.given.overwrite((given) => taskTypes.cleaned(given, cleanHtml));
const simple = (action: Command<'SetTaskAction'>['action']) =>
  taskTypes.kinds.simple.given.parse({ type: 'simple', action });

type Status = Command<'SetTaskStatus'>;
type Sent = Readonly<Record<string, TaskAnswers>>;

const answersTo = ({ plan, taskId }: Status, workspaceId: string) => ({
  stream: streamOf.answers(workspaceId, taskStreamId(plan.id, taskId)),
  fold: nouns.answers,
});
type ToForm = ReturnType<typeof answersTo>;

/** Tasks of jobs are changed as all others are. */
const onBoardToo: typeof inPlan = (schema, decide, further) =>
  inPlan(schema, decide, { ...further, onBoard: true });
const writing: typeof inPlan = (schema, decide, further) =>
  onBoardToo(schema, decide, { ...further, writes: true });

/** What a held task lacked may be there now, and whoever has it is told. */
const UNHOLDS = { mails: () => true };

export const taskTable = {
  ...fieldEntries('Task', taskFields, schemas, (schema, field) =>
    onBoardToo(schema, setTask(field)),
  ),
  AddTask: writing(
    schemas.AddTask.extend({ content: content.optional() }),
    (plan, command, { workspace }) => {
      takenPage(command.content, workspace);
      return tasks.addTask(plan, command);
    },
  ),
  AddTasks: writing(
    schemas.AddTasks,
    (plan, command, _, known) => several.addTasks(plan, command, known),
    { mails: ({ tasks: all }) => all.some(({ assignee }) => assignee) },
  ),
  ChangeTasks: writing(
    schemas.ChangeTasks,
    (plan, command, _, known) => several.changeTasks(plan, command, known),
    {
      mails: ({ changes }) =>
        changes.some(({ assignee, seenBy }) => assignee || seenBy === 'module'),
    },
  ),
  DeleteTasks: onBoardToo(schemas.DeleteTasks, several.deleteTasks),
  SetTaskHeadline: writing(schemas.SetTaskHeadline, tasks.setTaskHeadline, { policy: mayWordTask }),
  SetTaskDescription: writing(
    schemas.SetTaskDescription.extend({ description: richText }),
    tasks.setTaskDescription,
    { policy: mayWordTask },
  ),
  SetTaskStatus: entry<Status, PlanHolder, Sent, tasks.GivenReason>({
    ...planStream,
    schema: schemas.SetTaskStatus,
    policy: mayWorkOnTask,
    mails: ({ plan, status }) => plan.kind !== 'blueprint' && status === 'STUCKED',
    // Whether a form was sent counts only where it is said to be done.
    reads: (command, workspaceId): Record<string, ToForm> =>
      command.status === 'DONE' ? { answers: answersTo(command, workspaceId) } : {},
    // What stands in clear is of nobody who could be erased.
    prepare: async ({ taskId, reason }, accounts, { actor }, holder) => {
      const { stuckReason = null } = holder.plan.tasks.get(taskId) ?? {};
      const author = authorOf(actor);
      return {
        was: stuckReason && (await accounts.openText(stuckReason)),
        kept: reason && author !== null ? await accounts.sealText(author, reason) : reason || null,
      };
    },
    decide(holder, command, { actor, prepared, reads: { answers } }) {
      const events = tasks.setTaskStatus(holder, command, prepared);
      if (command.status === 'DONE') {
        const task = tasks.taskIn(planOf(holder), command.taskId);
        doneByClient(task, actor, answers?.state ?? noAnswers);
      }
      return events;
    },
  }),
  SayBooked: onBoardToo(schemas.SayBooked, booking.sayBooked, {
    policy: mayWorkOnTask,
    mails: () => true,
  }),
  SetTaskDueInDays: onBoardToo(schemas.SetTaskDueInDays, tasks.setTaskDueInDays),
  SetTaskDueDate: onBoardToo(schemas.SetTaskDueDate, tasks.setTaskDueDate),
  SetTaskAssignee: onBoardToo(
    schemas.SetTaskAssignee,
    (plan, command, _, known) => tasks.setTaskAssignee(plan, command, known),
    { mails: ({ assignee }) => assignee !== null },
  ),
  AssignTasks: onBoardToo(
    schemas.AssignTasks,
    (plan, command, _, known) => tasks.assignTasks(plan, command, known),
    { mails: ({ assignee }) => assignee !== null },
  ),
  SetTaskFollowers: onBoardToo(schemas.SetTaskFollowers, (plan, command, _, known) =>
    tasks.setTaskFollowers(plan, command, known),
  ),
  // Whoever has it may see it now, and is told.
  SetTaskSeenBy: onBoardToo(schemas.SetTaskSeenBy, details.setTaskSeenBy, {
    mails: ({ seenBy }) => seenBy === 'module',
  }),
  // A board has no variables.
  SetTaskVariables: inPlan(schemas.SetTaskVariables, details.setTaskVariables),
  SetTaskContent: writing(
    schemas.SetTaskContent.extend({ content }),
    (plan, command, { workspace }) => {
      takenPage(command.content, workspace);
      return tasks.setTaskContent(plan, command);
    },
    UNHOLDS,
  ),
  SetTaskAction: writing(
    schemas.SetTaskAction,
    (plan, { taskId, action }) => tasks.setTaskContent(plan, { taskId, content: simple(action) }),
    UNHOLDS,
  ),
  DeleteTask: onBoardToo(schemas.DeleteTask, tasks.deleteTask),
  RestoreTask: fromPast(schemas.RestoreTask, restoreTask),
};

const told = z.object({
  plan: z.object({ kind: z.enum(['process', 'project']), id: z.string() }),
  taskId: z.string(),
  provider: bookingProvider,
  ref: z.string(),
});

/** What a provider of bookings tells, which has signed it. No edge takes it as a command. */
export const bookingFollows = {
  ConfirmBooking: onBoardToo(
    told.extend({ start: z.string(), end: z.string(), place: z.string().nullable() }),
    booking.confirmBooking,
    { policy: byProvider },
  ),
  CancelBooking: onBoardToo(told, booking.cancelBooking, { policy: byProvider }),
};
