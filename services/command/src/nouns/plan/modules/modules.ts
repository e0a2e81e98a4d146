import type { Command } from '@waymark/api';
import {
  alike,
  eventOfField,
  moduleFields,
  modulesOf,
  type Module,
  type PersonRef,
  type Plan,
  type PlanEvent,
} from '@waymark/events';
import { existing, unless, unused } from '../../../decisions/decision.ts';
import { moved, renumbered, type Weights } from '../../../decisions/weights.ts';
import { emptyTextIn } from '../blocks/firstBlock.ts';
import { onlyInBlueprint, planOf, type PlanHolder } from '../holder.ts';
import { knownPerson } from '../persons.ts';
import { milestoneForModule } from './milestoneForModule.ts';

/**
 * A new module has weight -1 and so comes first (PRODUCT 6.2); the others are renumbered before
 * where one of them stands there already. It begins with one empty text block, a single space
 * (PRODUCT 6.2).
 */
export function addModule(
  holder: PlanHolder,
  command: Command<'AddModule'>,
  { newId }: { newId: () => string },
): PlanEvent[] {
  const { plan, milestoneId } = milestoneForModule(holder, command);
  const { moduleId, title } = command;
  unused(plan.modules, moduleId, 'module', 'moduleId');
  return [
    ...roomInFront(plan, milestoneId),
    { type: 'ModuleAdded', data: { moduleId, milestoneId, title, weight: -1 } },
    emptyTextIn(moduleId, newId()),
  ];
}

/** So that a module of weight -1 comes first in the milestone. */
export function roomInFront(plan: Plan, milestoneId: string): PlanEvent[] {
  const others = modulesOf(plan, milestoneId);
  return unless<PlanEvent>(!others.some(({ weight }) => weight <= -1), {
    type: 'ModuleWeightsSet',
    data: { milestoneId, weights: renumbered(order(others)) },
  });
}

/** Sets a field of a module, unless it is so already. What has its own rule asks that first. */
export const setModule =
  <const Field extends keyof typeof moduleFields>(field: Field) =>
  (
    holder: PlanHolder,
    { moduleId, [field]: to }: Pick<Module, 'moduleId' | Field>,
  ): PlanEvent[] => {
    const { [field]: from } = moduleIn(planOf(holder), moduleId);
    return unless(alike(from, to), {
      type: eventOfField('Module', moduleFields, field),
      data: { moduleId, from, to },
    } as PlanEvent);
  };

/** Participants may view and edit the module (PRODUCT 6.7). */
export function setModuleParticipants(
  holder: PlanHolder,
  { moduleId, participants }: Command<'SetModuleParticipants'>,
  known: (ref: PersonRef) => boolean,
): PlanEvent[] {
  const plan = planOf(holder);
  moduleIn(plan, moduleId);
  const all = [...new Set(participants)];
  for (const person of all) knownPerson(plan, person, known, 'participants');
  return setModule('participants')(holder, { moduleId, participants: all });
}

/**
 * Dragging is for the blueprint (PRODUCT 9.1). The milestone left behind keeps its weights: their
 * order stays. The other makes room before the module comes, so that nothing in it seems to have
 * changed places.
 */
export function moveModule(
  holder: PlanHolder,
  { moduleId, milestoneId, index }: Command<'MoveModule'>,
): PlanEvent[] {
  const plan = planOf(holder);
  onlyInBlueprint(holder);
  const { milestoneId: from, weight } = moduleIn(plan, moduleId);
  existing(plan.milestones, milestoneId, 'milestone', 'milestoneId');
  const weights: Weights = moved(
    order(modulesOf(plan, milestoneId)),
    { id: moduleId, weight },
    index,
  );
  return [
    ...unless<PlanEvent>(Object.keys(weights).length === 0, {
      type: 'ModuleWeightsSet',
      data: { milestoneId, weights },
    }),
    ...unless<PlanEvent>(from === milestoneId, {
      type: 'ModuleMoved',
      data: { moduleId, from, to: milestoneId },
    }),
  ];
}

export function deleteModule(
  holder: PlanHolder,
  { moduleId }: Command<'DeleteModule'>,
): PlanEvent[] {
  const { title } = moduleIn(planOf(holder), moduleId);
  return [{ type: 'ModuleRemoved', data: { moduleId, title } }];
}

export const moduleIn = (plan: Plan, moduleId: string, field = 'moduleId'): Module =>
  existing(plan.modules, moduleId, 'module', field);

const order = (modules: readonly Module[]) =>
  modules.map((m) => ({ id: m.moduleId, weight: m.weight }));
