import type { MailPreviewRequest, MailTestSent, Problem } from '@waymark/api';
import { isDirty, openDraft, takenUp, untouched } from '@waymark/client';
import type { MailWords, WordedMail } from '@waymark/events';
import { useState, useSyncExternalStore } from 'react';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { request } from '../../../base/wire/request.ts';
import { asProblem, draftStore, useWriter } from '../../../parts/autosave/index.ts';
import { sentenceIn } from '../../../parts/dialogs/DialogError.tsx';
import { alikeWords, missingIn, unknownOf, wordFields } from './wordsProblems.ts';

export type EmailFormOptions = {
  blueprintId: string;
  mail: WordedMail;
  /** As they are stored; null: those of Waymark. */
  stored: MailWords | null;
  defaults: MailWords;
  /** Revision of the blueprint that is seen. */
  seen: string;
  /** @param revision of the blueprint since then */
  onSaved: (revision: string) => void;
};

/**
 * The words of one mail while they are written: kept on the device until they are saved or given
 * up.
 */
export function useEmailForm({
  blueprintId,
  mail,
  stored,
  defaults,
  seen,
  onSaved,
}: EmailFormOptions) {
  const { owner, workspaceId } = useWriter();
  const send = useCommand({ quiet: true });
  const asSent = (words: MailWords) => (alikeWords(words, defaults) ? null : words);
  // What others store meanwhile must not take the place of what is written here.
  const [{ draft, begun, found }] = useState(() => {
    const drafts = draftStore(localStorage, owner ?? 'nobody');
    const key = `mailWords.${workspaceId}.${blueprintId}.${mail}`;
    const kept = drafts.load(key);
    const before = { words: stored ?? defaults, seen };
    const opened = openDraft<MailWords>({
      ...{ rules: { alike: alikeWords }, byItself: false, asProblem },
      now: () => new Date().toISOString(),
      begins:
        kept === null
          ? untouched(before.words, seen)
          : takenUp(JSON.parse(kept.value) as MailWords, before.words, kept.basedOn),
      keep({ phase, value, basedOn }) {
        const isKept = isDirty({ phase }) && !alikeWords(value, before.words);
        if (isKept) drafts.keep(key, { value: JSON.stringify(value), basedOn });
        else drafts.forget(key);
      },
      send: ({ value, basedOn }) =>
        send('SetMailWords', { blueprintId, mail, words: asSent(value) }, { basedOn }),
    });
    return { draft: opened, begun: before, found: kept !== null };
  });
  const { phase, value: words, problem } = useSyncExternalStore(draft.subscribe, draft.state);
  const [fromBefore, setFromBefore] = useState(found);
  /** The author has closed what told of this, to go on writing. */
  const [closed, setClosed] = useState<Problem | null>(null);
  const met = problem?.conflict?.gone === undefined ? problem?.conflict : undefined;
  const missing = missingIn(words);
  const isKnown = wordFields.every((name) => unknownOf(words, name).length === 0);
  return {
    ...{ words, missing, asSent: asSent(words), saving: phase === 'saving' },
    error: problem === null || met !== undefined ? null : sentenceIn(problem),
    conflict: met !== undefined && problem !== closed ? met : null,
    change: (some: Partial<MailWords>) => draft.type({ ...draft.state().value, ...some }),
    /** @param revision of what others made of it, which is to be replaced */
    async save(revision = draft.state().basedOn): Promise<void> {
      setClosed(null);
      draft.keepMine(words, revision);
      if (await draft.flush()) onSaved(draft.state().basedOn);
    },
    canSend: missing.length === 0 && isKnown,
    kept: fromBefore,
    drop(): void {
      draft.takeTheirs(begun.words, begun.seen);
      setFromBefore(false);
    },
    giveUp: draft.letGo,
    closeConflict: () => setClosed(problem),
  };
}

/** Sends the mail to oneself. @throws as `request` */
export const sendTest = async (wanted: MailPreviewRequest): Promise<string> =>
  (await request<MailTestSent>('/api/previews/mail/test', { ...{ method: 'POST', body: wanted } }))
    .json.to;
