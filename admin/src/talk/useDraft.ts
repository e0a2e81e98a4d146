import { useEffect, useRef, useState } from 'react';
import { draftIn, keepDraft, type Draft } from './draft.ts';
import type { Kind } from './entries.ts';

/** So long after the last letter a draft is kept, in milliseconds. */
const KEPT_AFTER = 750;

/** The kind that was chosen in a conversation, for as long as the tab is open. */
const kindName = (of: string) => `waymark.talk.${of}`;

const firstKind = (of: string): Kind =>
  sessionStorage.getItem(kindName(of)) === 'note' ? 'note' : 'message';

/**
 * What is written in a conversation, kept on the device; a conversation begins with a reply.
 * @param only the one kind that there is here, where there is only one
 * @param answered the last answer of a colleague, which whoever begins to write has before them
 */
export function useDraft(
  of: string,
  me: string,
  only: Kind | null,
  answered: string | null,
): {
  draft: Draft;
  write: (text: string) => void;
  choose: (kind: Kind) => void;
} {
  const [draft, setDraft] = useState<Draft>(
    () => draftIn(localStorage, me, of) ?? { kind: firstKind(of), text: '' },
  );
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
    const keeps = setTimeout(
      () => keepDraft(localStorage, me, of, draft),
      draft.text === '' ? 0 : KEPT_AFTER,
    );
    return () => clearTimeout(keeps);
  }, [draft, me, of]);
  useEffect(() => {
    const keepNow = () => keepDraft(localStorage, me, of, latest.current);
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [me, of]);
  return {
    draft: { ...draft, kind: only ?? draft.kind },
    write: (text) =>
      setDraft((before) =>
        before.text === ''
          ? { ...before, text, after: answered }
          : { ...before, text },
      ),
    choose: (kind) => {
      sessionStorage.setItem(kindName(of), kind);
      setDraft((before) => ({ ...before, kind }));
    },
  };
}
