import { useState } from 'react';
import { storedWorkspaceId } from '../session/workspace.ts';
import { dropDraft, loadDraft, newDraft, saveDraft, today } from './draft.ts';
import type { Draft } from './draft.ts';

export type ChangeDraft = (change: Partial<Draft>) => void;

const fresh = (): Draft => newDraft(today(new Date()), crypto.randomUUID());

/** The wizard's draft, kept in this tab until it is created or reset. */
export function useDraft() {
  const workspaceId = storedWorkspaceId();
  const [draft, setDraft] = useState<Draft>(
    () => loadDraft(sessionStorage, workspaceId) ?? fresh(),
  );
  const change: ChangeDraft = (part) =>
    setDraft((before) => {
      const after = { ...before, ...part };
      saveDraft(sessionStorage, workspaceId, after);
      return after;
    });
  const drop = () => dropDraft(sessionStorage, workspaceId);
  const reset = () => {
    drop();
    setDraft(fresh());
  };
  return { draft, change, reset, drop };
}
