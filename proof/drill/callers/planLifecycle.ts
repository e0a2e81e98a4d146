import type { GivenCommand } from '../ledger.ts';
import type { CommandMaker } from './making.ts';
import { addressOf } from './people.ts';
import { rollOut } from './staffCommands.ts';

/**
 * Whole processes come and go, blueprints and projects get other names, and a client's user leaves
 * and comes back.
 */
export const changePlanLifecycle: CommandMaker = (world, random) => {
  const { clientId, projectId, people } = world;
  const choices: GivenCommand[] = [
    { name: 'RenameProject', payload: { projectId, name: world.text('Project') } },
    { name: 'RemoveClientUser', payload: { clientId, accountId: people.clientUsers[1] } },
    { name: 'InviteClientUser', payload: { clientId, email: addressOf('ben') } },
  ];
  if (world.blueprints.length > 0) {
    const { blueprintId } = random.pick(world.blueprints);
    const name = world.text('Blueprint');
    choices.push({ name: 'RenameBlueprint', payload: { blueprintId, name } });
  }
  // Two of these at once must leave one to work on.
  if (world.processes.length > 2) {
    const { processId } = random.pick(world.processes);
    choices.push({ name: 'DeleteProcess', payload: { processId } });
  }
  return random.chance(0.4) ? rollOut(world, random) : random.pick(choices);
};
