import { useMemo, useState } from 'react';
import { keptDraft, type MessageDraft } from './draft.ts';
import type { Kind } from './entries.ts';

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
): { draft: MessageDraft; write: (text: string) => void; choose: (kind: Kind) => void } {
  const line = useMemo(() => keptDraft(localStorage, me, of), [me, of]);
  const [draft, setDraft] = useState<MessageDraft>(
    () => line.load() ?? { kind: firstKind(of), text: '' },
  );
  const become = (next: MessageDraft) => {
    setDraft(next);
    line.keep(next.text === '' ? null : next);
  };
  return {
    draft: { ...draft, kind: only ?? draft.kind },
    write: (text) => become({ ...draft, text, ...(draft.text === '' && { after: answered }) }),
    choose: (kind) => {
      sessionStorage.setItem(kindName(of), kind);
      become({ ...draft, kind });
    },
  };
}
