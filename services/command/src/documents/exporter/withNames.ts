import type { ImportDraft } from '@waymark/api';
import { plainText } from '@waymark/events';
import { processFacts, readReference, referringTo } from '@waymark/look/references';
import { nameKey } from '@waymark/look/names';
import { draftTexts } from '../../nouns/blueprint/draftReferences.ts';

/**
 * A draft for people to read: its texts call variables and placeholders by their names, as
 * `{{Region}}`. A name that an import could not tell from another, or not read, gives way to the
 * id.
 */
export function withNames(draft: ImportDraft): ImportDraft {
  const all: (readonly [string, string])[] = [
    ...draft.variables.map(({ variableId, name }) => [`variable:${variableId}`, name] as const),
    ...draft.placeholders.map(
      ({ placeholderId, name }) => [`person:${placeholderId}`, name] as const,
    ),
  ];
  const counts = new Map<string, number>();
  for (const name of [...all.map(([, each]) => each), ...processFacts])
    counts.set(nameKey(name), (counts.get(nameKey(name)) ?? 0) + 1);
  const names = new Map(
    all.filter(
      ([, name]) =>
        counts.get(nameKey(name)) === 1 &&
        plainText(name) === name &&
        !/[{}<>&]/.test(name) &&
        readReference(name) === null,
    ),
  );
  return draftTexts(draft, (text) => referringTo(text, (written) => names.get(written) ?? null));
}
