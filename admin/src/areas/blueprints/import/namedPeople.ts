import type { ImportDraft } from '@waymark/api';

type Person = ImportDraft['placeholders'][number];

/** What stands between two braces anywhere in the texts of a draft. */
const WRITTEN = /\{\{([^{}]*)\}\}/g;
const alike = (name: string) => name.trim().normalize('NFC').toLowerCase();

/**
 * Who is named in a draft: has, follows or takes part in something, or stands in a text, by id or
 * by name.
 */
export function namedIn({ milestones, followers }: ImportDraft): (person: Person) => boolean {
  const modules = milestones.flatMap((milestone) => milestone.modules);
  const refs = new Set([
    ...followers,
    ...modules.flatMap(({ participants, blocks }) => [
      ...participants,
      ...blocks.flatMap((block) =>
        block.kind === 'task' ? [block.assignee ?? '', ...block.followers] : [],
      ),
    ]),
  ]);
  const written = new Set(
    [...JSON.stringify(modules).matchAll(WRITTEN)].map(([, words]) => alike(words!)),
  );
  return ({ placeholderId, name }) =>
    refs.has(placeholderId) ||
    written.has(alike(name)) ||
    written.has(alike(`person:${placeholderId}`));
}
