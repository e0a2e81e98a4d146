import type { Command } from '@waymark/api';
import { alike, type BlueprintEvent, type PersonRef, type Project } from '@waymark/events';
import { unless } from '../../../decisions/decision.ts';
import { planOf, type PlanHolder } from '../holder.ts';
import { knownPerson } from '../persons.ts';

/** Each once; whoever a task of the plan may name (PRODUCT 6.13). A board refuses it before. */
export function setPlanFollowers(
  holder: Exclude<PlanHolder, Project>,
  { followers }: Command<'SetPlanFollowers'>,
  known: (ref: PersonRef) => boolean,
): Extract<BlueprintEvent, { type: 'PlanFollowersSet' }>[] {
  const plan = planOf(holder);
  const to = [...new Set(followers)];
  for (const ref of to) knownPerson(plan, ref, known, 'followers');
  return unless(alike(holder.followers, to), {
    type: 'PlanFollowersSet',
    data: { from: [...holder.followers], to },
  });
}
