import { refusalText } from '@waymark/api/problems';
import type { ImportDraft } from '@waymark/api';
import { referencesUsed, toPerson, type Blueprint, type BlueprintEvent } from '@waymark/events';
import { DecisionRefused } from '../../../decisions/decision.ts';
import { differenceOf } from '../difference/differenceOf.ts';
import { matched } from '../difference/matching.ts';
import { keyOf } from '../difference/row.ts';
import { fitsOneAppend, planCopied } from '../../plan/copying/copy.ts';
import { draftForPlan, withShown } from '../draftReferences.ts';
import { presentProcess } from '../present.ts';
import { amendments } from './amendments.ts';
import { arrivalsInModules, wholeArrivals } from './arrivals.ts';
import { besidePlan } from './besidePlan.ts';
import { departures } from './departures.ts';
import { references } from './references.ts';
import { reorderParts } from './reorderParts.ts';
import { ImportWork } from './work.ts';

type Given = {
  readonly fileName: string;
  /** Keys of changes. */
  readonly accept: readonly string[];
  readonly draft: ImportDraft;
};

/**
 * A changed document into a blueprint: what of the difference was accepted, and nothing else
 * (PRODUCT 5.6).
 *
 * @throws DecisionRefused `import-outdated` when the blueprint has changed so that one of them is
 * no longer a difference
 */
export function importChanges(
  state: Blueprint,
  { fileName, accept, draft: given }: Given,
  { newId }: { readonly newId: () => string },
): BlueprintEvent[] {
  presentProcess(state);
  const { plan } = state;
  const offered = draftForPlan(plan, given);
  const told = new Set(differenceOf(state, offered).map(({ key }) => key));
  if (accept.some((key) => !told.has(key)))
    throw new DecisionRefused(
      'conflict',
      'import-outdated',
      refusalText('importOutdated'),
      'accept',
    );
  const accepted = new Set(accept);
  // No task shows a variable that does not come.
  const draft = withShown(offered, (id) =>
    plan.variables.has(id) || accepted.has(keyOf.variable(id)) ? id : null,
  );
  const pairs = matched(plan, draft);
  const work = new ImportWork(state, { draft, pairs, newId, accepted });
  wholeArrivals(work, fileName);
  arrivalsInModules(work);
  amendments(work);
  references(work);
  departures(work);
  reorderParts(work);
  besidePlan(work);
  namedInTexts(work, fileName);
  fitsOneAppend(work.events, 'draft');
  return work.events;
}

/** Whom texts that have come stand for, where the plan has nobody of that name. */
function namedInTexts(work: ImportWork, fileName: string): void {
  const used = referencesUsed(work.plan);
  const placeholders = work.draft.placeholders
    .filter(({ placeholderId: ref }) => used.has(toPerson(ref)) && !work.plan.placeholders.has(ref))
    .map((each) => ({ ...each, matchedTo: null }));
  if (placeholders.length === 0) return;
  const nothing = { milestones: [], modules: [], variables: [] };
  work.add(...planCopied({ kind: 'import', fileName }, { ...nothing, placeholders }));
}
