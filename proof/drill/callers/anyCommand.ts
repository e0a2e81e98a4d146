import type { GivenCommand } from '../ledger.ts';
import type { Seeded } from '../seeded.ts';
import { commandMakers } from './commandMakers.ts';
import type { CallersWorld } from './world.ts';

const ofTheTeam = Object.values(commandMakers)
  .filter(({ by }) => by === 'team')
  .map(({ make }) => make);

/**
 * Whatever somebody of the team may do, the rare as often as the usual; null when it finds nothing
 * to work on.
 */
export function anyCommand(world: CallersWorld, random: Seeded): GivenCommand | null {
  const given = random.pick(ofTheTeam)(world, random);
  if (given !== null) world.noteDeletion(given);
  return given;
}
