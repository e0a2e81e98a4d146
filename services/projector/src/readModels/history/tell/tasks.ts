import type { PlanEvent, TaskAction } from '@waymark/events';
import { taskStatusLabel } from '../labels.ts';
import type { PlanNames } from '../planNames.ts';
import { created, day, excerpt, modified, removed, told, yesNo, type Change, type Told } from '../told.ts';

const finishedOr = { TODO: 'reopened', IN_PROGRESS: 'began', STUCKED: 'is stuck with', DONE: 'finished' } as const;
const inDays = (days: number | null) => (days === null ? null : `${days} ${days === 1 ? 'day' : 'days'} after the start of the module`);
const link = (action: TaskAction | null) => (action === null ? null : `${action.text} (${action.href})`);

export function tellTask(event: PlanEvent, names: PlanNames): Told | null {
  if (event.type === 'TaskAdded') {
    const { taskId, moduleId, headline } = event.data.task;
    return told(`added ${headline}`, headline, [created('Task', headline)], { taskId, moduleId, audience: names.audience(moduleId) });
  }
  if (event.type === 'TaskRemoved') {
    const { taskId, moduleId, headline } = event.data;
    return told(`deleted ${headline}`, headline, [removed('Task', headline)], { taskId, moduleId, audience: names.audience(moduleId) });
  }
  const change = changeOfTask(event, names);
  if (change === null) return null;
  const { taskId, moduleId, verb, changes } = change;
  const headline = names.headline(taskId);
  return told(`${verb} ${headline}`, headline, changes, { taskId, moduleId, audience: names.audience(moduleId) });
}

type OfTask = { readonly taskId: string; readonly moduleId: string; readonly verb: string; readonly changes: readonly Change[] };

function changeOfTask({ type, data }: PlanEvent, names: PlanNames): OfTask | null {
  switch (type) {
    case 'TaskHeadlineSet':
      return { ...data, verb: 'renamed', changes: [modified('Headline', data.from, data.to)] };
    case 'TaskDescriptionSet':
      return { ...data, verb: 'described', changes: [modified('Description', excerpt(data.from), excerpt(data.to))] };
    case 'TaskStatusSet': {
      const reason = data.reason === null ? [] : [modified('Reason', null, data.reason)];
      return { ...data, verb: finishedOr[data.to], changes: [modified('Status', taskStatusLabel[data.from], taskStatusLabel[data.to]), ...reason] };
    }
    case 'TaskDueInDaysSet':
      return { ...data, verb: 'set the deadline of', changes: [modified('Deadline', inDays(data.from), inDays(data.to))] };
    case 'TaskDueDateSet':
      return { ...data, verb: 'set the due date of', changes: [modified('Due date', day(data.from), day(data.to))] };
    case 'TaskAssigneeSet':
      return { ...data, verb: 'assigned', changes: [modified('Assignee', names.personOrNobody(data.from), names.personOrNobody(data.to))] };
    case 'TaskFollowersSet':
      return { ...data, verb: 'set the followers of', changes: [modified('Followers', names.people(data.from), names.people(data.to))] };
    case 'TaskMandatorySet':
      return { ...data, verb: 'set whether it is mandatory:', changes: [modified('Mandatory', yesNo(data.from), yesNo(data.to))] };
    case 'TaskActionSet':
      return { ...data, verb: 'set the link of', changes: [modified('Link', link(data.from), link(data.to))] };
    default:
      return null;
  }
}
