import { useEffect, useRef, useState } from 'react';
import { draftStore, type Origin } from './draftStore.ts';
import { offerIfLost } from './takeUpDrafts.ts';
import { thisTab } from './thisTab.ts';
import { keyOf, type EditableField } from './editableField.ts';
import { useWriter } from './useWriter.ts';

/**
 * A name that is written in a dialog, and whose it is: a thing's, or of what has none yet and where
 * that is made.
 */
export type NameDraftOptions = { of: EditableField | string; before: string };

/**
 * Keeps what is typed as a name on this device until it is saved or given up. Where its field goes
 * by itself, since what it names is gone, the text is offered.
 */
export function useNameDraft({ of, before }: NameDraftOptions) {
  const { owner: known, workspaceId } = useWriter();
  const owner = known ?? 'nobody';
  const [drafts] = useState(() => draftStore(localStorage, owner));
  const [origin] = useState<Origin | null>(() =>
    typeof of === 'string' ? null : { thing: of, workspaceId, of: before, onDemand: true },
  );
  const [key] = useState(() =>
    typeof of === 'string' ? `unsent.${workspaceId}.name.${of}` : keyOf(of),
  );
  const [initial] = useState(() => drafts.load(key)?.value ?? before);
  const done = useRef(false);
  useEffect(() => {
    done.current = false;
    const place = location.pathname;
    return () => {
      if (origin === null || done.current) return;
      if (location.pathname === place) void offerIfLost(owner, origin);
    };
  }, [origin, owner]);
  return {
    initial,
    /** It was written when this was open before. */
    isFromBefore: initial !== before,
    typed(value: string): void {
      const draft = {
        ...{ value, basedOn: '0', before, tab: thisTab() },
        ...(origin !== null && { origin }),
      };
      if (value === before) drafts.forget(key);
      else drafts.keep(key, { ...draft, at: new Date().toISOString() });
    },
    /**
     * It is on its way, and its field goes with it: it is kept until it is known what became of it.
     */
    sent(): void {
      done.current = true;
    },
    /** Marks the sent text as stored; what was typed since is not. */
    stored(value: string): void {
      if (drafts.load(key)?.value === value) drafts.forget(key);
    },
    /** It was saved, or given up. */
    end(): void {
      done.current = true;
      drafts.forget(key);
    },
    /**
     * Saving was refused: true where the place of the text is gone, and it is offered elsewhere
     * now.
     */
    async isLost(): Promise<boolean> {
      if (origin === null) return false;
      const lost = await offerIfLost(owner, origin);
      if (lost) done.current = true;
      return lost;
    },
  };
}
