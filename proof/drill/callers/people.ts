import type { Blueprint, Process } from '@waymark/events';
import type { Seeded } from '../seeded.ts';
import type { CallersWorld } from './world.ts';

/** Where mail to one of the drill's people goes. */
export const addressOf = (name: string): string => `${name}@drill.example`;

/**
 * Somebody who may be named in the plan: of the team, a placeholder, and in a process a user of the
 * client.
 */
export const personIn = (
  { kind, plan }: Blueprint | Process,
  { people }: CallersWorld,
  random: Seeded,
): string =>
  random.pick([
    people.owner,
    people.member,
    ...(kind === 'process' ? people.clientUsers : []),
    ...plan.placeholders.keys(),
  ]);
