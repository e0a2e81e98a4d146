import type { ImportDraft } from '@waymark/api';
import { withBlocks } from './draftTree.ts';
import type { Edit } from './edit.ts';

/** The draft with tasks given to somebody; null where it has none of them. */
export function assigned(
  draft: ImportDraft,
  { keys, to, name }: Extract<Edit, { kind: 'assign' }>,
): ImportDraft | null {
  let given = 0;
  const next = withBlocks(draft, (block) => {
    if (block.kind !== 'task' || !keys.includes(block.key)) return block;
    given++;
    return { ...block, assignee: to };
  });
  if (given === 0) return null;
  const { placeholders } = draft;
  const isKnown = placeholders.some((each) => each.placeholderId === to);
  return name === null || isKnown
    ? next
    : {
        ...next,
        placeholders: [
          ...placeholders,
          { placeholderId: to, name, description: '' },
        ],
      };
}
