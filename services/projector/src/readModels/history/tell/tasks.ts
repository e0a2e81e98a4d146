import { taskTypes } from '@waymark/events';
import { differences } from '../differences.ts';
import { taskStatusLabel } from '../labels.ts';
import type { PlanNames } from '../planNames.ts';
import {
  created,
  day,
  excerpt,
  modified,
  removed,
  told,
  yesNo,
  type Change,
  type Told,
} from '../told.ts';
import type { Tellers } from './tellers.ts';

const finishedOr = {
  TODO: 'reopened',
  IN_PROGRESS: 'began',
  STUCKED: 'is stuck with',
  DONE: 'finished',
} as const;
const inDays = (days: number | null) =>
  days === null
    ? null
    : `${days} ${days === 1 ? 'day' : 'days'} after the start of the module`;

export const tellTasks = {
  TaskAdded: ({ task }) =>
    titled(task, 'added', created('Task', task.headline)),
  TaskRestored: ({ task }) =>
    titled(task, 'put back', created('Task', task.headline)),
  TaskRemoved: (task) =>
    titled(task, 'deleted', removed('Task', task.headline)),
  TaskHeadlineSet: (data, { names }) =>
    one(names, data, 'renamed', modified('Headline', data.from, data.to)),
  TaskDescriptionSet: (data, { names }) =>
    one(
      names,
      data,
      'described',
      modified('Description', excerpt(data.from), excerpt(data.to)),
    ),
  TaskStatusSet(data, { names }) {
    const reason =
      data.reason === null ? [] : [modified('Reason', null, data.reason)];
    return one(
      names,
      data,
      finishedOr[data.to],
      modified('Status', taskStatusLabel[data.from], taskStatusLabel[data.to]),
      ...reason,
    );
  },
  TaskDueInDaysSet: (data, { names }) =>
    one(
      names,
      data,
      'set the deadline of',
      modified('Deadline', inDays(data.from), inDays(data.to)),
    ),
  TaskDueDateSet: (data, { names }) =>
    one(
      names,
      data,
      'set the due date of',
      modified('Due date', day(data.from), day(data.to)),
    ),
  TaskAssigneeSet: (data, { names }) =>
    one(
      names,
      data,
      'assigned',
      modified(
        'Assignee',
        names.personOrNobody(data.from),
        names.personOrNobody(data.to),
      ),
    ),
  TaskFollowersSet: (data, { names }) =>
    one(
      names,
      data,
      'set the followers of',
      modified('Followers', names.people(data.from), names.people(data.to)),
    ),
  TaskMandatorySet: (data, { names }) =>
    one(
      names,
      data,
      'set whether it is mandatory:',
      modified('Mandatory', yesNo(data.from), yesNo(data.to)),
    ),
  TaskContentSet: (data, { names }) =>
    one(
      names,
      data,
      taskTypes.kinds[data.to.type].changed,
      ...differences(taskTypes.says(data.from), taskTypes.says(data.to)),
    ),
} satisfies Partial<Tellers>;

type TaskRef = { readonly taskId: string; readonly moduleId: string };

function titled(
  { taskId, moduleId, headline }: TaskRef & { readonly headline: string },
  verb: string,
  ...changes: Change[]
): Told {
  return told(`${verb} ${headline}`, headline, changes, {
    taskId,
    moduleId,
  });
}

function one(
  names: PlanNames,
  { taskId, moduleId }: TaskRef,
  verb: string,
  ...changes: Change[]
): Told {
  return titled(
    { taskId, moduleId, headline: names.headline(taskId) },
    verb,
    ...changes,
  );
}
