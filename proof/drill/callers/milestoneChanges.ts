import { randomUUID } from 'node:crypto';
import { milestonesOf } from '@waymark/events';
import type { GivenCommand } from '../ledger.ts';
import type { CommandMaker } from './making.ts';
import { refOf } from './pickPlan.ts';

/**
 * Adds a milestone somewhere in a blueprint, moves one, or deletes one with all that is in it where
 * there are many.
 */
export const changeMilestones: CommandMaker = (world, random) => {
  if (world.blueprints.length === 0) return null;
  const state = random.pick(world.blueprints);
  const plan = refOf(state);
  const milestones = milestonesOf(state.plan);
  const add: GivenCommand = {
    name: 'AddMilestone',
    payload: {
      plan,
      milestoneId: randomUUID(),
      name: world.text('Milestone'),
      afterWeight: random.between(0, milestones.length),
    },
  };
  if (milestones.length === 0) return add;
  const { milestoneId } = random.pick(milestones);
  const index = random.between(0, milestones.length - 1);
  const move: GivenCommand = {
    name: 'MoveMilestone',
    payload: { plan, milestoneId, index },
    already: { plan, holds: (now) => milestonesOf(now)[index]?.milestoneId === milestoneId },
  };
  return milestones.length > 2 && random.chance(0.3)
    ? { name: 'DeleteMilestone', payload: { plan, milestoneId } }
    : random.pick([add, move, move]);
};
