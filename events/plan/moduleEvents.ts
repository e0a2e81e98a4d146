import { z } from 'zod';
import { changeOf, eventsOf } from '../define.ts';
import { fieldEvents } from '../fields/fieldEvents.ts';
import { changed, reweighed } from '../maps.ts';
import { inside, pathTo } from '../paths.ts';
import { backAsides, goneTasks } from '../telling/asides.ts';
import { moves } from '../telling/moves.ts';
import { phrase, type Phrase } from '../telling/phrase.ts';
import type { PlanNames } from '../telling/planNames.ts';
import {
  created,
  modified,
  removed,
  severalModules,
  telling,
  type Change,
  type EventTelling,
} from '../telling/telling.ts';
import { moduleFields } from './module.fields.ts';
import { modulePart, type Module } from './modules.ts';
import { moduleStartSet } from './moduleStartEvent.ts';
import { moduleStatusSet } from './moduleStatusEvent.ts';
import type { Plan } from './plan.ts';
import { wholeModule, withModules, withoutModules } from './wholeModule.ts';

const define = eventsOf<Plan>();
const inModule = { moduleId: z.string() };

const withModule = (plan: Plan, moduleId: string, change: Partial<Module>): Plan => ({
  ...plan,
  modules: changed(plan.modules, moduleId, change),
});

export const moduleEvents = [
  define('ModuleAdded', {
    data: modulePart.written,
    evolve: (plan, module) => ({ ...plan, modules: modulePart.into(plan.modules, [module]) }),
    touches: ({ milestoneId }) => [inside(pathTo.milestone(milestoneId))],
    reach: 'module',
    tell: ({ moduleId, title }, { names }) =>
      one(names, moduleId, phrase('did.moduleAdded', title), created('module', title)),
  }),
  ...fieldEvents<Plan>()({
    noun: 'Module',
    place: inModule,
    fields: moduleFields,
    withValue: (plan, { moduleId }, change) => withModule(plan, moduleId, change),
    pathOf: ({ moduleId }, field) => pathTo.module(moduleId, field),
    nameOf: ({ moduleId }, { names }) => names.title(moduleId),
    about: ({ moduleId }) => ({ moduleId }),
  }),
  /** To another milestone; its place there follows in `ModuleWeightsSet`. */
  define('ModuleMoved', {
    data: z.object({ ...inModule, ...changeOf(z.string()) }),
    evolve: (plan, { moduleId, to }) => withModule(plan, moduleId, { milestoneId: to }),
    touches: ({ moduleId, to }) => [inside(pathTo.module(moduleId)), inside(pathTo.milestone(to))],
    reach: 'module',
    tell: ({ moduleId, from, to }, { names }) =>
      one(
        names,
        moduleId,
        phrase('did.moduleMoved', names.title(moduleId)),
        modified('milestone', names.milestone(from), names.milestone(to)),
      ),
  }),
  define('ModuleWeightsSet', {
    data: z.object({ milestoneId: z.string(), weights: z.record(z.string(), z.number()) }),
    evolve: (plan, { weights }) => ({ ...plan, modules: reweighed(plan.modules, weights) }),
    touches: ({ milestoneId }) => [inside(pathTo.milestone(milestoneId))],
    reach: 'words',
    tell({ milestoneId }, { names, before, after }) {
      const milestone = names.milestone(milestoneId);
      const movesOf = (seen: (module: Module) => boolean) =>
        moves(placed(before, milestoneId, seen), placed(after, milestoneId, seen));
      const changes = movesOf(() => true);
      const theirs = movesOf(({ audience }) => audience === 'EXTERN');
      return changes.length === 0
        ? null
        : telling(phrase('did.modulesReordered', milestone), milestone, changes, {
            forClient: theirs.length === 0 ? null : severalModules(milestone),
          });
    },
  }),
  moduleStatusSet,
  moduleStartSet,
  define('ModuleRemoved', {
    data: z.object({ ...inModule, title: z.string() }),
    evolve: (plan, { moduleId }) => withoutModules(plan, [moduleId]),
    touches: {
      given: ({ moduleId }, { modules }) => {
        const milestoneId = modules.get(moduleId)?.milestoneId;
        return [
          pathTo.module(moduleId),
          ...(milestoneId === undefined ? [] : [inside(pathTo.milestone(milestoneId))]),
        ];
      },
    },
    removes: ({ moduleId: id, title: name }) => ({ kind: 'module', id, name }),
    reach: 'module',
    tell({ moduleId, title }, { names }) {
      const cause = phrase('because.moduleDeleted', title);
      return telling(phrase('did.moduleRemoved', title), title, [removed('module', title)], {
        moduleId,
        asides: goneTasks(names, moduleId, cause),
      });
    },
  }),
  /** Back under its old id, with all that had gone with it and as it was then (ADR 12). */
  define('ModuleRestored', {
    data: wholeModule,
    evolve: (plan, module) => withModules(plan, [module]),
    touches: ({ milestoneId }) => [inside(pathTo.milestone(milestoneId))],
    restores: ({ moduleId: id }) => ({ kind: 'module', id }),
    reach: 'module',
    tell: (module) =>
      telling(
        phrase('did.moduleRestored', module.title),
        module.title,
        [created('module', module.title)],
        {
          moduleId: module.moduleId,
          asides: backAsides(module, phrase('because.moduleRestored', module.title)),
        },
      ),
  }),
] as const;

function one(
  names: PlanNames,
  moduleId: string,
  sentence: Phrase<'did'>,
  ...changes: Change[]
): EventTelling {
  return telling(sentence, names.title(moduleId), changes, { moduleId });
}

const placed = ({ modules }: Plan, milestoneId: string, seen: (module: Module) => boolean) =>
  [...modules.values()]
    .filter((module) => module.milestoneId === milestoneId && seen(module))
    .map(({ moduleId, title, weight }) => ({ id: moduleId, name: title, weight }));
