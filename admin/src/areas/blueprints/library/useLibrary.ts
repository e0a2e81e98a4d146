import { createContext, useContext } from 'react';
import type { OpenLibraryDialog } from './libraryDialogState.ts';

/** What all rows of the library know. */
export type LibraryState = {
  readonly ask: OpenLibraryDialog;
  /** Whose name is being written: `planId/id` of a module, the id of a blueprint. */
  readonly renaming: string | null;
  readonly rename: (key: string | null) => void;
  readonly isOpen: (blueprintId: string) => boolean;
  readonly turn: (blueprintId: string) => void;
  /** What is looked for; '' for nothing. */
  readonly words: string;
};

export const LibraryContext = createContext<LibraryState | null>(null);

export function useLibrary(): LibraryState {
  const library = useContext(LibraryContext);
  if (library === null) throw new Error('a row outside of the library');
  return library;
}
