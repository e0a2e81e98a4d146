import type { ImportShape } from '@waymark/api';
import { useState } from 'react';
import { draftStore } from '../../../parts/autosave/draftStore.ts';
import { useWriter } from '../../../parts/autosave/index.ts';
import type { Edit } from './edit.ts';
import type { Source } from './sourceFile.ts';

/** How long a document that was begun with is kept, in milliseconds (LOOK 3, Import). */
const KEPT_FOR = 7 * 24 * 60 * 60_000;

/** A document that is being shaped, with all that was changed of its proposal. */
export type KeptImport = {
  readonly source: Source;
  readonly shape: ImportShape;
  readonly name: string;
  readonly edits: readonly Edit[];
  /** Instant (ISO) of the last change. */
  readonly at: string;
};

/**
 * What somebody shapes and has not imported yet, on their device and in this workspace, for seven
 * days.
 */
export function useImportDraft() {
  const { owner, workspaceId } = useWriter();
  const [draft] = useState(() => {
    const drafts = draftStore(localStorage, owner ?? 'nobody');
    const key = `import.${workspaceId}`;
    return {
      load(): KeptImport | null {
        const kept = drafts.load(key);
        if (kept === null) return null;
        const found = JSON.parse(kept.value) as KeptImport;
        if (Date.now() - Date.parse(found.at) < KEPT_FOR) return found;
        drafts.forget(key);
        return null;
      },
      keep: (kept: KeptImport) => drafts.keep(key, { value: JSON.stringify(kept), basedOn: '0' }),
      forget: () => drafts.forget(key),
    };
  });
  return draft;
}
export type ImportDraftStore = ReturnType<typeof useImportDraft>;
