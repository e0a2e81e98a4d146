import { z } from 'zod';
import { changeOf, eventsOf } from '../define.ts';
import { changed, reweighed, without } from '../maps.ts';
import { everything, inside, pathTo } from '../paths.ts';
import { backAsides, goneAsides, moduleBack } from '../telling/asides.ts';
import { moves } from '../telling/moves.ts';
import { phrase } from '../telling/phrase.ts';
import { created, modified, removed, telling } from '../telling/telling.ts';
import { milestonePart } from './milestones.ts';
import { withMilestones } from './withMilestones.ts';
import type { Plan } from './plan.ts';
import { wholeModule, withModules, withoutModules } from './wholeModule.ts';

const define = eventsOf<Plan>();

export const milestoneEvents = [
  define('MilestoneAdded', {
    data: milestonePart.written,
    evolve: (plan, milestone) => withMilestones(plan, [milestone]),
    touches: () => [inside(everything)],
    reach: 'client',
    tell: ({ name }) =>
      telling(phrase('did.milestoneAdded', name), name, [created('milestone', name)]),
  }),
  define('MilestoneRenamed', {
    data: z.object({ milestoneId: z.string(), ...changeOf(z.string()) }),
    evolve: (plan, { milestoneId, to }) => ({
      ...plan,
      milestones: changed(plan.milestones, milestoneId, { name: to }),
    }),
    touches: ({ milestoneId }) => [pathTo.milestone(milestoneId, 'name')],
    reach: 'client',
    tell: ({ from, to }) =>
      telling(phrase('did.milestoneRenamed', to), to, [modified('name', from, to)]),
  }),
  /**
   * Weights rewritten: by an insertion before others or by a drag. Only the milestones named
   * change.
   */
  define('MilestoneWeightsSet', {
    data: z.object({ weights: z.record(z.string(), z.number()) }),
    evolve: (plan, { weights }) => ({ ...plan, milestones: reweighed(plan.milestones, weights) }),
    touches: () => [inside(everything)],
    reach: 'client',
    tell(_, { before, after }) {
      const changes = moves(placed(before), placed(after));
      return changes.length === 0
        ? null
        : telling(phrase('did.milestonesReordered'), phrase('value.milestones'), changes);
    },
  }),
  /** Goes with all its modules, which are named so that the event can be understood alone. */
  define('MilestoneRemoved', {
    data: z.object({ milestoneId: z.string(), name: z.string(), moduleIds: z.array(z.string()) }),
    evolve: (plan, { milestoneId, moduleIds }) => ({
      ...withoutModules(plan, moduleIds),
      milestones: without(plan.milestones, (_, id) => id === milestoneId),
      modules: without(plan.modules, (m) => m.milestoneId === milestoneId),
    }),
    touches: ({ milestoneId, moduleIds }) => [
      pathTo.milestone(milestoneId),
      ...moduleIds.map((id) => pathTo.module(id)),
    ],
    removes: ({ milestoneId: id, name }) => ({ kind: 'milestone', id, name }),
    reach: 'client',
    tell({ name, moduleIds }, { names }) {
      const asides = moduleIds.flatMap((moduleId) =>
        goneAsides(names, moduleId, phrase('because.milestoneDeleted', name)),
      );
      return telling(phrase('did.milestoneRemoved', name), name, [removed('milestone', name)], {
        asides,
      });
    },
  }),
  /** Back under its old id, with all that had gone with it and as it was then (ADR 12). */
  define('MilestoneRestored', {
    data: milestonePart.written.extend({ modules: z.array(wholeModule) }),
    evolve: (plan, { modules, ...milestone }) =>
      withMilestones(withModules(plan, modules), [milestone]),
    touches: () => [inside(everything)],
    restores: ({ milestoneId: id }) => ({ kind: 'milestone', id }),
    reach: 'client',
    tell({ name, modules }) {
      const cause = phrase('because.milestoneRestored', name);
      const asides = modules.flatMap((module) => [
        moduleBack(module, cause),
        ...backAsides(module, cause),
      ]);
      return telling(phrase('did.milestoneRestored', name), name, [created('milestone', name)], {
        asides,
      });
    },
  }),
] as const;

const placed = ({ milestones }: Plan) =>
  [...milestones.values()].map(({ milestoneId, name, weight }) => ({
    id: milestoneId,
    name,
    weight,
  }));
