import type { ImportDraft } from '@waymark/api';
import {
  contentTexts,
  moduleTexts,
  readReference,
  referringTo,
  taskTexts,
  toVariable,
  writtenVariable,
  type OfText,
  type Plan,
} from '@waymark/events';
import { asSaved } from '../plan/references/asSaved.ts';
import { sameWords } from './difference/pairing.ts';
import { withModules } from './draftModules.ts';

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
  withModules(draft, (module) => ({
    ...module,
    blocks: module.blocks.map((block) =>
      block.kind === 'content'
        ? block
        : {
            ...block,
            variables: [
              ...new Set(block.variables.flatMap((id) => of(id) ?? [])),
            ],
          },
    ),
  }));

/**
 * Its texts as a plan keeps them: what they name is a reference, what stands for nothing are words (PRODUCT 6.12); and its tasks
 * show what is there.
 */
export const draftAsSaved = (draft: ImportDraft): ImportDraft => {
  const variables = new Map(
    draft.variables.map((each) => [each.variableId, each] as const),
  );
  const placeholders = new Map(
    draft.placeholders.map((each) => [
      each.placeholderId,
      { ...each, matchedTo: null },
    ]),
  );
  const shown = withShown(draft, (id) => (variables.has(id) ? id : null));
  return draftTexts(shown, (text) =>
    asSaved(text, { variables, placeholders }, writtenVariable),
  );
};

/** The draft for a plan that has variables of its own: one of the same name is that one. */
export function draftForPlan(
  { variables }: Pick<Plan, 'variables'>,
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
  const shown = withShown(draft, (id) => own.get(id) ?? id);
  return draftTexts(shown, (text) =>
    referringTo(text, (written) => {
      const read = readReference(written);
      const id = read?.kind === 'variable' ? own.get(read.id) : undefined;
      return id === undefined ? null : toVariable(id);
    }),
  );
}
