import { isDeepStrictEqual } from 'node:util';
import type { CommandName } from '@waymark/api';
import { blocksOf, type Module } from '@waymark/events';
import type { GivenCommand } from '../ledger.ts';
import type { CommandMaker } from './making.ts';
import { personIn } from './people.ts';
import { anyPlan, moduleIn, refOf } from './pickPlan.ts';

/**
 * What a module of some plan is about, who sees it, who takes part, and the order of what is in it.
 */
export const detailModule: CommandMaker = (world, random) => {
  const state = anyPlan(world, random);
  const module = moduleIn(state, random);
  if (module === null) return null;
  const { moduleId } = module;
  const plan = refOf(state);
  const set = <Field extends keyof Module>(
    name: CommandName,
    field: Field,
    to: Module[Field],
  ): GivenCommand => ({
    name,
    payload: { plan, moduleId, [field]: to },
    already: {
      plan,
      holds: ({ modules }) => isDeepStrictEqual(modules.get(moduleId)?.[field], to),
    },
  });
  const person = () => personIn(state, world, random);
  const participants = [...new Set([person(), person()])];
  const other = module.audience === 'INTERN' ? 'EXTERN' : 'INTERN';
  const about = `<p>${world.text('About')}</p>`;
  const blocks = blocksOf(state.plan, moduleId);
  const { blockId } = random.pick(blocks);
  const index = random.between(0, blocks.length - 1);
  return random.pick<GivenCommand>([
    set('SetModuleDescription', 'description', about),
    set('SetModuleAudience', 'audience', other),
    set('SetModuleParticipants', 'participants', participants),
    {
      name: 'MoveBlock',
      payload: { plan, blockId, index },
      already: { plan, holds: (now) => blocksOf(now, moduleId)[index]?.blockId === blockId },
    },
  ]);
};
