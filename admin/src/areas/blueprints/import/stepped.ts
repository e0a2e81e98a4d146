import type { DraftMilestone, DraftModule, ImportDraft } from '@waymark/api';
import { withoutEmptied } from './draftTree.ts';

/** One place up or down. */
export type Step = 1 | -1;

/**
 * The draft with an item one place further: at the end of what holds it, over into what stands next
 * to that; or with `whole`, over into that at once, behind all that is there. Null where there is
 * no place to go to.
 */
export function stepped(
  { milestones, ...rest }: ImportDraft,
  key: string,
  by: Step,
  whole: boolean,
): ImportDraft | null {
  const next =
    swapped(milestones, key, by) ??
    modulesStepped(milestones, key, by, whole) ??
    blocksStepped(milestones, key, by, whole);
  return next === null ? null : { ...rest, milestones: next };
}

type Milestones = readonly DraftMilestone[];
type Keyed = { readonly key: string };

function modulesStepped(
  milestones: Milestones,
  key: string,
  by: Step,
  whole: boolean,
): DraftMilestone[] | null {
  const rows = carried(
    milestones.map(({ modules }) => modules),
    key,
    by,
    whole,
  );
  return (
    rows &&
    withoutEmptied(
      milestones,
      milestones.map((milestone, at) => ({ ...milestone, modules: rows[at]! })),
    )
  );
}

function blocksStepped(
  milestones: Milestones,
  key: string,
  by: Step,
  whole: boolean,
): DraftMilestone[] | null {
  const modules = milestones.flatMap((milestone) => milestone.modules);
  const rows = carried(
    modules.map(({ blocks }) => blocks),
    key,
    by,
    whole,
  );
  if (rows === null) return null;
  const blocksOf = new Map(modules.map((module, at) => [module, rows[at]!]));
  const withBlocks = (module: DraftModule): DraftModule => ({
    ...module,
    blocks: blocksOf.get(module) ?? module.blocks,
  });
  return milestones.map((milestone) => ({
    ...milestone,
    modules: milestone.modules.map(withBlocks),
  }));
}

/**
 * Rows of items with one of them a place further; null where it is in none of them or there is no
 * such place.
 */
function carried<Item extends Keyed>(
  rows: readonly (readonly Item[])[],
  key: string,
  by: Step,
  whole: boolean,
): Item[][] | null {
  const nth = rows.findIndex((row) => row.some((item) => item.key === key));
  const row = rows[nth];
  if (row === undefined) return null;
  const inside = whole ? null : swapped(row, key, by);
  if (inside !== null) return rows.map((each, at) => (at === nth ? inside : [...each]));
  if (rows[nth + by] === undefined) return null;
  const item = row.find((each) => each.key === key)!;
  return rows.map((each, at) => {
    if (at === nth) return each.filter((other) => other !== item);
    if (at !== nth + by) return [...each];
    return by === 1 && !whole ? [item, ...each] : [...each, item];
  });
}

function swapped<Item extends Keyed>(row: readonly Item[], key: string, by: Step): Item[] | null {
  const at = row.findIndex((item) => item.key === key);
  const [item, other] = [row[at], row[at + by]];
  if (item === undefined || other === undefined) return null;
  const next = [...row];
  next[at] = other;
  next[at + by] = item;
  return next;
}
