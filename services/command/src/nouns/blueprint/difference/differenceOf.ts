import type { ImportChange, ImportDraft } from '@waymark/api';
import type { Blueprint, Workspace } from '@waymark/events';
import { changesBeside, wantedBeside } from './changesBeside.ts';
import { changesOf } from './changes.ts';
import { namesOfPlaceholders } from './fields.ts';
import { matched, type PlanMatching } from './matching.ts';

/**
 * All ways in which a document and a blueprint differ: its plan, then what is said beside it. Roles
 * are told by their names; people of the team stay unnamed, since no export brings them.
 */
export function differenceOf(
  blueprint: Blueprint,
  draft: ImportDraft,
  roles: Workspace['roles'] = new Map(),
  pairs: PlanMatching = matched(blueprint.plan, draft),
): ImportChange[] {
  const placeholder = namesOfPlaceholders(blueprint.plan, draft);
  const nameOf = (ref: string) => placeholder(ref) ?? roles.get(ref)?.name ?? null;
  return [
    ...changesOf(blueprint.plan, draft, pairs, nameOf),
    ...changesBeside(blueprint, wantedBeside(blueprint, draft, pairs.person), nameOf),
  ];
}
