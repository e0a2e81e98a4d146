import type { ImportDraft } from '@waymark/api';
import {
  contentTexts,
  moduleTexts,
  readReference,
  referringTo,
  taskTexts,
  toPerson,
  toVariable,
  writtenVariable,
  type OfText,
  type Plan,
} from '@waymark/events';
import { asSaved } from '../plan/references/asSaved.ts';
import { sameWords } from './difference/pairing.ts';
import { withModules, withTasks } from './draftModules.ts';

/** A draft with each text that references may stand in as `of` makes it. */
export const draftTexts = (draft: ImportDraft, of: OfText): ImportDraft =>
  withModules(draft, (module) => ({
    ...moduleTexts(module, of),
    blocks: module.blocks.map((block) =>
      block.kind === 'content'
        ? { ...block, content: contentTexts(block.content, of) }
        : taskTexts(block, of),
    ),
  }));

/** The draft with what its tasks show as `of` makes it, each once. */
export const withShown = (
  draft: ImportDraft,
  of: (variableId: string) => string | null,
): ImportDraft =>
  withTasks(draft, (task) => ({
    ...task,
    variables: [...new Set(task.variables.flatMap((id) => of(id) ?? []))],
  }));

/**
 * Its texts as a plan keeps them: what they name is a reference, what stands for nothing are words
 * (PRODUCT 6.12); and its tasks show what is there.
 */
export const draftAsSaved = (draft: ImportDraft): ImportDraft => {
  const variables = new Map(draft.variables.map((each) => [each.variableId, each] as const));
  const placeholders = new Map(
    draft.placeholders.map((each) => [each.placeholderId, { ...each, matchedTo: null }]),
  );
  const shown = withShown(draft, (id) => (variables.has(id) ? id : null));
  return draftTexts(shown, (text) => asSaved(text, { variables, placeholders }, writtenVariable));
};

/**
 * The draft for a plan that has variables and people of its own: who or what is called the same is
 * that one.
 */
export function draftForPlan(
  { variables, placeholders }: Pick<Plan, 'variables' | 'placeholders'>,
  given: ImportDraft,
): ImportDraft {
  const draft = draftAsSaved(given);
  const own = new Map(
    draft.variables.flatMap(({ variableId, name }) => {
      const same = [...variables.values()].find(
        (other) => sameWords(other.name) === sameWords(name),
      );
      return same === undefined ? [] : [[variableId, same.variableId] as const];
    }),
  );
  for (const { placeholderId, name } of draft.placeholders) {
    if (placeholders.has(placeholderId)) continue;
    const same = [...placeholders.values()].find(
      (other) => sameWords(other.name) === sameWords(name),
    );
    if (same !== undefined) own.set(placeholderId, same.placeholderId);
  }
  const shown = withShown(draft, (id) => own.get(id) ?? id);
  return draftTexts(shown, (text) =>
    referringTo(text, (written) => {
      const read = readReference(written);
      if (read === null || read.kind === 'fact') return null;
      const id = own.get(read.id);
      const to = read.kind === 'variable' ? toVariable : toPerson;
      return id === undefined ? null : to(id);
    }),
  );
}
