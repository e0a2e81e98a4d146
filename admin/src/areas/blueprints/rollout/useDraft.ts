import { useState } from 'react';
import { draftStore } from '../../../parts/autosave/draftStore.ts';
import { useWriter } from '../../../parts/autosave/index.ts';
import { useToday } from '../../../base/dates/useToday.ts';
import { newDraft, readDraft } from './draft.ts';
import type { RolloutDraft } from './draft.ts';

export type ChangeDraft = (change: Partial<RolloutDraft>) => void;

/**
 * The wizard's draft, its author's alone, kept until it is created or reset: in this tab, where a
 * creation whose answer was lost is tried again as the same, and on the device, where another tab
 * takes it up for a process of its own.
 */
export function useDraft() {
  const day = useToday();
  const fresh = (): RolloutDraft => newDraft(day, crypto.randomUUID());
  const { owner, workspaceId } = useWriter();
  const [{ tab, drafts, key }] = useState(() => ({
    tab: draftStore(sessionStorage, owner ?? 'nobody'),
    drafts: draftStore(localStorage, owner ?? 'nobody'),
    key: `wizard.${workspaceId}`,
  }));
  const [draft, setDraft] = useState<RolloutDraft>(() => {
    const here = readDraft(tab.load(key)?.value);
    const elsewhere = readDraft(drafts.load(key)?.value);
    if (here !== null) return here;
    return elsewhere === null ? fresh() : { ...elsewhere, processId: crypto.randomUUID() };
  });
  const change: ChangeDraft = (part) =>
    setDraft((before) => {
      const after = { ...before, ...part };
      const kept = { value: JSON.stringify(after), basedOn: '0' };
      tab.keep(key, kept);
      drafts.keep(key, kept);
      return after;
    });
  const drop = () => {
    tab.forget(key);
    drafts.forget(key);
  };
  const reset = () => {
    drop();
    setDraft(fresh());
  };
  return { draft, change, reset, drop };
}
