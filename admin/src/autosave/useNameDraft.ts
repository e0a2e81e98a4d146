import { useEffect, useRef, useState } from 'react';
import { draftStore } from './draftStore.ts';
import { offerIfLost } from './takeUpDrafts.ts';
import { thisTab } from './thisTab.ts';
import { keyOf, type Thing } from './things.ts';
import { useWriter } from './useWriter.ts';

/** A name that is written in a dialog, and whose it is. */
export type NameDraftOptions = { thing: Thing | undefined; before: string };

/**
 * Keeps what is typed into a name's dialog on this device until it is saved or given up. Where the dialog goes by
 * itself, since what it names is gone, the text is offered.
 */
export function useNameDraft({ thing, before }: NameDraftOptions) {
  const { owner: known, workspaceId } = useWriter();
  const owner = known ?? 'nobody';
  const [kept] = useState(() => {
    if (thing === undefined) return null;
    const drafts = draftStore(localStorage, owner);
    const origin = { thing, workspaceId, of: before, onDemand: true } as const;
    return { drafts, origin, key: keyOf(thing) };
  });
  const done = useRef(false);
  useEffect(() => {
    done.current = false;
    const place = location.pathname;
    return () => {
      if (kept === null || done.current) return;
      if (location.pathname === place) void offerIfLost(owner, kept.origin);
      else kept.drafts.forget(kept.key);
    };
  }, [kept, owner]);
  return {
    initial: kept?.drafts.load(kept.key)?.value ?? before,
    typed(value: string): void {
      if (kept === null) return;
      const { drafts, key, origin } = kept;
      const draft = { value, basedOn: '0', origin, before, tab: thisTab() };
      if (value === before) drafts.forget(key);
      else drafts.keep(key, { ...draft, at: new Date().toISOString() });
    },
    /** It was saved, or given up. */
    end(): void {
      done.current = true;
      kept?.drafts.forget(kept.key);
    },
    /** Saving was refused: true where the place of the text is gone, and it is offered elsewhere now. */
    async isLost(): Promise<boolean> {
      if (kept === null) return false;
      const lost = await offerIfLost(owner, kept.origin);
      if (lost) done.current = true;
      return lost;
    },
  };
}
