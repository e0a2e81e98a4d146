import { useMemo, useState } from 'react';
import type { ImportPreview } from '@waymark/api';
import type { Edit } from './edit.ts';
import { editedBy, type Edited } from './edits.ts';

export type Edits = Edited & {
  /** All of them, in order. */
  done: readonly Edit[];
  make: (edit: Edit) => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
  /** Takes all of them back. */
  reset: (() => void) | null;
};

/** What was changed of a proposal by hand; it stays when the document is laid out anew. */
export function useEdits(
  preview: ImportPreview,
  /** Made before the page was closed. */
  begun: readonly Edit[] = [],
): Edits {
  const [{ done, undone }, setEdits] = useState<{ done: Edit[]; undone: Edit[] }>({
    done: [...begun],
    undone: [],
  });
  const edited = useMemo(() => editedBy(preview, done), [preview, done]);
  const last = done.at(-1);
  const next = undone.at(-1);
  return {
    ...edited,
    done,
    make: (edit) => setEdits({ done: [...done, edit], undone: [] }),
    undo:
      last === undefined
        ? null
        : () => setEdits({ done: done.slice(0, -1), undone: [...undone, last] }),
    redo:
      next === undefined
        ? null
        : () => setEdits({ done: [...done, next], undone: undone.slice(0, -1) }),
    reset: last === undefined ? null : () => setEdits({ done: [], undone: [] }),
  };
}
