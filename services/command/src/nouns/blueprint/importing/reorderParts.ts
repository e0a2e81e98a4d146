import { blocksOf, milestonesOf, modulesOf, type PlanEvent } from '@waymark/events';
import { renumbered, type Weighed } from '../../../decisions/weights.ts';
import { isContent, isEmpty } from '../difference/matchingInModule.ts';
import { merged } from '../difference/order.ts';
import { keyOf } from '../difference/row.ts';
import type { ImportWork } from './work.ts';

/**
 * Everything to where it belongs: as the document has it where that was accepted; else what has
 * come stands behind what it stands behind in the document, and the rest where it stood.
 */
export function reorderParts(work: ImportWork): void {
  const { draft, before, accepted } = work;
  settle(work, {
    now: milestonesOf(work.plan).map(({ milestoneId: id, weight }) => ({ id, weight })),
    stood: new Set(before.milestones.keys()),
    document: draft.milestones.map((each) => work.milestoneId(each)),
    follows: accepted.has(keyOf.plan),
    set: (weights) => ({ type: 'MilestoneWeightsSet', data: { weights } }),
  });
  for (const milestone of draft.milestones) {
    const milestoneId = work.milestoneId(milestone);
    if (milestoneId === undefined) continue;
    settle(work, {
      now: modulesOf(work.plan, milestoneId).map(({ moduleId: id, weight }) => ({ id, weight })),
      stood: new Set(modulesOf(before, milestoneId).map(({ moduleId }) => moduleId)),
      document: milestone.modules.map((each) => work.moduleId(each)),
      follows: accepted.has(keyOf.changed(milestoneId)),
      set: (weights) => ({ type: 'ModuleWeightsSet', data: { milestoneId, weights } }),
    });
  }
  for (const [module, { moduleId }] of work.pairs.modules)
    settle(work, {
      now: blocksOf(work.plan, moduleId).map(({ blockId: id, weight }) => ({ id, weight })),
      stood: new Set(blocksOf(before, moduleId).map(({ blockId }) => blockId)),
      // What says nothing gives nothing else its place.
      document: module.blocks
        .filter((each) => !isContent(each) || !isEmpty(each.content))
        .map((each) => work.blockId(each)),
      follows: accepted.has(keyOf.changed(moduleId)),
      set: (weights) => ({ type: 'BlockWeightsSet', data: { moduleId, weights } }),
    });
}

type Row = {
  /** In its present order. */
  readonly now: readonly Weighed[];
  readonly stood: ReadonlySet<string>;
  readonly document: readonly (string | undefined)[];
  readonly follows: boolean;
  readonly set: (weights: Record<string, number>) => PlanEvent;
};

function settle(work: ImportWork, { now, stood, document, follows, set }: Row): void {
  const byId = new Map(now.map((each) => [each.id, each]));
  const ids = now.map(({ id }) => id);
  const theirs = document.filter((id) => id !== undefined && byId.has(id)) as string[];
  const order = follows
    ? merged(theirs, ids)
    : merged(
        ids.filter((id) => stood.has(id)),
        theirs,
      );
  if (order.every((id, at) => id === ids[at])) return;
  work.add(set(renumbered(order.flatMap((id) => byId.get(id) ?? []))));
}
