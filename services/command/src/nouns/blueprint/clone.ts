import type { Command } from '@waymark/api';
import {
  kindOfBlueprint,
  milestonesOf,
  modulesOf,
  type Blueprint,
  type BlueprintEvent,
  type WholeModule,
} from '@waymark/events';
import type { Context } from '../../decisions/decision.ts';
import { atOnce, type Steps } from '../../decisions/steps.ts';
import { copiedModule } from '../plan/copying/copiedModule.ts';
import { linkedWithin } from '../plan/copying/links.ts';
import { planCreatedInSteps, type PlanContent } from '../plan/copying/copy.ts';
import { wholeProcess } from '../plan/holder.ts';
import { aboutBlueprint } from './aboutBlueprint.ts';
import { notYet, presentProcess } from './present.ts';

/**
 * What a clone reads. `revision` proves which version was cloned; `parent`: the process named by
 * `typeId`.
 */
export type BlueprintSource = {
  readonly from: Blueprint;
  readonly revision: bigint;
  readonly parent: Blueprint;
};

/**
 * All of a blueprint under a new id and name: a process, or a sub-process of the same process or of
 * another. Milestones, placeholders and variables keep their ids, as in a rollout.
 */
export function* cloneBlueprintInSteps(
  state: Blueprint,
  { blueprintId, from: id, name, typeId }: Command<'CloneBlueprint'>,
  { newId }: Pick<Context, 'newId'>,
  { from, revision, parent }: BlueprintSource,
): Steps<BlueprintEvent[]> {
  notYet(state, blueprintId);
  presentProcess(from, 'from');
  if (typeId !== undefined) wholeProcess(parent, 'typeId');
  const isProcess = kindOfBlueprint(from.blueprintId, from.typeId) === 'process';
  const of = typeId ?? (isProcess ? undefined : from.typeId);
  return [
    {
      type: 'BlueprintCreated',
      data: { blueprintId, name, ...(of !== undefined && { typeId: of }) },
    },
    ...(yield* planCreatedInSteps(
      { kind: 'clone', of: 'blueprint', id, name: from.name, revision: String(revision) },
      yield* copied(from, newId),
    )),
    ...aboutBlueprint(blueprintId, from),
  ];
}

/** The same, decided in one go. */
export const cloneBlueprint = (...of: Parameters<typeof cloneBlueprintInSteps>): BlueprintEvent[] =>
  atOnce(cloneBlueprintInSteps(...of));

function* copied({ plan }: Blueprint, newId: () => string): Steps<PlanContent> {
  const milestones = milestonesOf(plan);
  const asItIs = { module: {}, task: () => ({}) };
  const modules: WholeModule[] = [];
  for (const { milestoneId } of milestones)
    for (const module of modulesOf(plan, milestoneId)) {
      modules.push(copiedModule(plan, module, newId(), newId, asItIs));
      yield;
    }
  return {
    milestones: milestones.map((m) => ({ ...m, origin: m.milestoneId })),
    modules: linkedWithin(modules),
    placeholders: [...plan.placeholders.values()].map((p) => ({ ...p, origin: p.placeholderId })),
    variables: [...plan.variables.values()].map((v) => ({ ...v, origin: v.variableId })),
  };
}
