import type { Given } from '../ledger.ts';
import type { Seeded } from '../seeded.ts';
import type { Making } from './making.ts';
import { changeMilestones } from './milestoneChanges.ts';
import { detailModule } from './moduleDetails.ts';
import { putBack } from './putBack.ts';
import { staffCommand } from './staffCommands.ts';
import { changeStandIns } from './standIns.ts';
import { detailTask } from './taskDetails.ts';
import { changeWholes } from './wholes.ts';
import type { World } from './world.ts';

const more: readonly Making[] = [
  detailTask,
  detailTask,
  detailModule,
  detailModule,
  changeMilestones,
  changeStandIns,
  changeWholes,
  putBack,
];

/** Whatever somebody of the team may do, the rare as often as the usual; null when it finds nothing to work on. */
export function anyCommand(world: World, random: Seeded): Given | null {
  const make = random.chance(0.5) ? staffCommand : random.pick(more);
  const given = make(world, random);
  if (given !== null) world.noteDeletion(given);
  return given;
}
