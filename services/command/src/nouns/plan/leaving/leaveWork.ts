import { evolvePlan, type PlanEvent } from '@waymark/events';
import { planOf, type PlanHolder } from '../holder.ts';
import { knownIn, type PeopleOfProcess } from '../persons.ts';
import { handOverWork } from './handOverWork.ts';

/**
 * What somebody who has left had in a plan is nobody's (PRODUCT 4.11): placeholders that they stood for are open again, and open
 * tasks that came by one wait for it; all else that was not handed over is with nobody. Whoever is there, or is asked to be, keeps
 * what they have.
 */
export function leaveWork(
  holder: PlanHolder,
  { from }: { readonly from: string },
  people: PeopleOfProcess,
): ReturnType<typeof handOverWork> {
  if (holder.life !== 'present' || knownIn(holder, people)(from)) return [];
  const opened = [...waitingAgain(holder, from), ...openedAgain(holder, from)];
  const plan = opened.reduce(evolvePlan, planOf(holder));
  return [
    ...opened,
    ...handOverWork({ ...holder, plan }, { from, to: null }, people),
  ];
}

const waitingAgain = (
  { plan: { tasks, placeholders } }: PlanHolder,
  from: string,
): PlanEvent[] =>
  [...tasks.values()].flatMap(
    ({ taskId, moduleId, assignee, assignedThrough: to, status }) =>
      assignee === from &&
      status !== 'DONE' &&
      to !== null &&
      placeholders.get(to)?.matchedTo === from
        ? [
            {
              type: 'TaskAssigneeSet',
              data: { taskId, moduleId, from, to },
            } as const,
          ]
        : [],
  );

const openedAgain = (
  { plan: { placeholders } }: PlanHolder,
  from: string,
): PlanEvent[] =>
  [...placeholders.values()]
    .filter(({ matchedTo }) => matchedTo === from)
    .map(({ placeholderId }) => ({
      type: 'PlaceholderOpened',
      data: { placeholderId, from },
    }));
