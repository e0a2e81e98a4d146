import { z } from 'zod';
import { changeOf, eventsOf } from './define.ts';
import { personKind } from './plan/personKind.ts';
import { personRef, type PersonRef } from './plan/people.ts';
import type { Plan } from './plan/plan.ts';
import type { Task } from './plan/tasks.ts';
import { phrase } from './telling/phrase.ts';
import { modified, telling } from './telling/telling.ts';

/** A blueprint or a process, with whoever follows it as a whole. */
export type Followed = { readonly followers: readonly PersonRef[]; readonly plan: Plan };

/**
 * Who follows a whole process, or will follow what is rolled out (PRODUCT 6.13). Placeholders and
 * roles stay named as such: who is matched to them follows, whoever that is by then.
 */
export const planFollowersSet = <State extends Followed>() =>
  eventsOf<State>()('PlanFollowersSet', {
    data: z.object(changeOf(z.array(personRef))),
    evolve: (state, { to }) => ({ ...state, followers: to }),
    touches: () => ['followers'],
    reach: 'team',
    tell: ({ from, to }, { names, planName }) =>
      telling(phrase('did.followersSet', planName), planName, [
        modified('followers', names.people(from), names.people(to)),
      ]),
  });

/**
 * Accounts that follow the whole process; a placeholder or role that nobody is matched to is
 * nobody.
 */
export const followersOfAll = ({ followers, plan }: Followed): string[] => [
  ...new Set(
    followers.flatMap((ref) =>
      personKind(ref) === 'account' ? ref : (plan.placeholders.get(ref)?.matchedTo ?? []),
    ),
  ),
];

/** Whoever follows a task: those that it names, and those of the whole process. */
export const followersOfTask = (
  process: Followed,
  { followers }: Pick<Task, 'followers'>,
): PersonRef[] => [...new Set([...followers, ...followersOfAll(process)])];
