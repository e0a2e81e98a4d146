import { refusalText } from '@waymark/api/problems';
import {
  evolvePlan,
  isClientUser,
  type Client,
  type PlanEvent,
  type Project,
  type WaymarkEvent,
} from '@waymark/events';
import { DecisionRefused } from '../../../decisions/decision.ts';
import { atOnce, type Steps } from '../../../decisions/steps.ts';
import type { PlanHolder } from '../holder.ts';

/**
 * What was decided, unless by it a task that is the team's alone would be with somebody of the
 * client (PRODUCT 10.3). One that is hidden for now may be: it waits for them, and until it is
 * shown it is the team's turn.
 * @throws DecisionRefused `task-of-team`
 */
export function* withTeamsOwnInSteps<Event extends Pick<WaymarkEvent, 'type' | 'data'>>(
  { plan }: Pick<PlanHolder, 'plan'> | Pick<Project, 'plan'>,
  events: readonly Event[],
  client: Pick<Client, 'users' | 'invitations'>,
): Steps<Event[]> {
  const [of] = events.flatMap(changesWho);
  if (of === undefined) return [...events];
  let after = plan;
  for (const event of events as readonly PlanEvent[]) {
    after = evolvePlan(after, event);
    yield;
  }
  for (const { taskId, field } of events.flatMap(changesWho)) {
    const task = after.tasks.get(taskId);
    if (task?.seenBy === 'team' && task.assignee !== null && isClientUser(client, task.assignee))
      throw new DecisionRefused(
        'conflict',
        'task-of-team',
        refusalText(field === 'assignee' ? 'taskOfTeam' : 'taskWithClient', task.headline),
        field,
      );
  }
  return [...events];
}

/** The same, looked at in one go. */
export const withTeamsOwn = <Event extends Pick<WaymarkEvent, 'type' | 'data'>>(
  ...of: Parameters<typeof withTeamsOwnInSteps<Event>>
): Event[] => atOnce(withTeamsOwnInSteps(...of));

type Changed = { readonly taskId: string; readonly field: 'assignee' | 'seenBy' };

function changesWho({ type, data }: Pick<WaymarkEvent, 'type' | 'data'>): Changed[] {
  if (type !== 'TaskAssigneeSet' && type !== 'TaskSeenBySet') return [];
  const { taskId } = data as { taskId: string };
  return [{ taskId, field: type === 'TaskSeenBySet' ? 'seenBy' : 'assignee' }];
}
