import { refusalText } from '@waymark/api/problems';
import type { Command } from '@waymark/api';
import {
  toPerson,
  type Placeholder,
  type Plan,
  type PlanEvent,
  type Process,
} from '@waymark/events';
import {
  DecisionRefused,
  existing,
  nameUnused,
  unless,
  unused,
} from '../../../decisions/decision.ts';
import { planOf, type PlanHolder } from '../holder.ts';
import { unnamedInTexts } from '../references/unnamedInTexts.ts';
import { mayStandFor, type PeopleOfProcess } from '../persons.ts';

export function addPlaceholder(
  holder: PlanHolder,
  { placeholderId, name, description }: Command<'AddPlaceholder'>,
): PlanEvent[] {
  const { placeholders } = planOf(holder);
  unused(placeholders, placeholderId, 'placeholder', 'placeholderId');
  nameUnused(placeholders, placeholderId, name, 'placeholder');
  return [
    { type: 'PlaceholderAdded', data: { placeholderId, name, description, matchedTo: null } },
  ];
}

export function changePlaceholder(
  holder: PlanHolder,
  { placeholderId, name, description }: Command<'ChangePlaceholder'>,
): PlanEvent[] {
  const plan = planOf(holder);
  const { name: oldName, description: oldDescription } = placeholderIn(plan, placeholderId);
  nameUnused(plan.placeholders, placeholderId, name, 'placeholder');
  const from = { name: oldName, description: oldDescription };
  const same = oldName === name && oldDescription === description;
  return unless(same, {
    type: 'PlaceholderChanged',
    data: { placeholderId, from, to: { name, description } },
  });
}

/**
 * Offered only when nobody is matched, no task waits for it (PRODUCT 6.8), and no text names it.
 */
export function deletePlaceholder(
  holder: PlanHolder,
  { placeholderId }: Command<'DeletePlaceholder'>,
): PlanEvent[] {
  const plan = planOf(holder);
  const { name, matchedTo } = placeholderIn(plan, placeholderId);
  if (
    matchedTo !== null ||
    inUse(plan, placeholderId) ||
    (holder.kind !== 'project' && holder.followers.includes(placeholderId))
  ) {
    throw new DecisionRefused(
      'conflict',
      'placeholder-in-use',
      refusalText('placeholderInUse', name),
      'placeholderId',
    );
  }
  unnamedInTexts(plan, toPerson(placeholderId), {
    ...{ name, code: 'placeholder-in-use', field: 'placeholderId' },
  });
  return [{ type: 'PlaceholderRemoved', data: { placeholderId, name } }];
}

/**
 * Every task that it stood for follows: those that wait for it, and those that came to somebody
 * through it and were not given to another by hand; where it follows or takes part, the account
 * does so instead. To the same account again it is rolled out when it was named anew since.
 */
export function rollOutPlaceholder(
  process: Process,
  { placeholderId, to }: Command<'RollOutPlaceholder'>,
  people: PeopleOfProcess,
): PlanEvent[] {
  const plan = planOf(process);
  const { matchedTo: from } = placeholderIn(plan, placeholderId);
  mayStandFor(people, placeholderId, to, 'to');
  const taskIds = [...plan.tasks.values()]
    .filter((t) => t.assignee === placeholderId || t.assignedThrough === placeholderId)
    .map((t) => t.taskId);
  return unless(from === to && !inUse(plan, placeholderId), {
    type: 'PlaceholderRolledOut',
    data: { placeholderId, from, to, taskIds },
  });
}

/** Does it still stand for somebody, on a task or in a module? */
const inUse = (plan: Plan, placeholderId: string): boolean =>
  [...plan.tasks.values()].some(
    (t) => t.assignee === placeholderId || t.followers.includes(placeholderId),
  ) || [...plan.modules.values()].some((m) => m.participants.includes(placeholderId));

const placeholderIn = (plan: Plan, placeholderId: string): Placeholder =>
  existing(plan.placeholders, placeholderId, 'placeholder', 'placeholderId');
