import { randomUUID } from 'node:crypto';
import type { GivenCommand } from '../ledger.ts';
import type { CommandMaker } from './making.ts';
import { anyPlan, refOf } from './pickPlan.ts';

/**
 * Placeholders and variables of some plan come, change and go; one that is still in use is refused
 * to go.
 */
export const changeStandIns: CommandMaker = (world, random) => {
  const state = anyPlan(world, random);
  const plan = refOf(state);
  const choices: GivenCommand[] = [
    {
      name: 'AddPlaceholder',
      payload: { plan, placeholderId: `p::${randomUUID()}`, name: world.text('Placeholder') },
    },
    {
      name: 'AddVariable',
      payload: {
        plan,
        variableId: randomUUID(),
        name: world.text('Variable'),
        type: 'STRING',
        value: world.text('Value'),
      },
    },
  ];
  const placeholders = [...state.plan.placeholders.keys()];
  if (placeholders.length > 0) {
    const placeholderId = random.pick(placeholders);
    const change = {
      placeholderId,
      name: world.text('Placeholder'),
      description: world.text('Stands for'),
    };
    choices.push(
      { name: 'ChangePlaceholder', payload: { plan, ...change } },
      { name: 'DeletePlaceholder', payload: { plan, placeholderId } },
    );
  }
  const variables = [...state.plan.variables.keys()];
  if (variables.length > 0) {
    const variableId = random.pick(variables);
    const value = world.text('Value');
    choices.push(
      { name: 'ChangeVariable', payload: { plan, variableId, value } },
      { name: 'DeleteVariable', payload: { plan, variableId } },
    );
  }
  return random.pick(choices);
};
