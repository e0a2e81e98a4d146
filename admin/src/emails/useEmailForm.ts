import type { MailPreviewRequest, MailTestSent } from '@waymark/api';
import type { MailWords, WordedMail } from '@waymark/events';
import { useEffect, useState } from 'react';
import type { Conflict } from '../autosave/index.ts';
import { useCommand } from '../dataProvider/useCommand.ts';
import { sentenceOf } from '../dialogs/DialogError.tsx';
import { problemOf } from '../wire/problemOf.ts';
import { request } from '../wire/request.ts';
import { useWordsDraft } from './useWordsDraft.ts';
import {
  alikeWords,
  missingIn,
  unknownOf,
  wordFields,
} from './wordsProblems.ts';

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

/** The words of one mail while they are written: kept on the device until they are saved or given up. */
export function useEmailForm(options: EmailFormOptions) {
  const { blueprintId, mail, defaults, onSaved } = options;
  const send = useCommand({ quiet: true });
  const draft = useWordsDraft(blueprintId, mail);
  // What others store meanwhile must not take the place of what is written here.
  const [begun] = useState(() => ({
    words: options.stored ?? defaults,
    seen: options.seen,
    kept: draft.load(),
  }));
  const [words, setWords] = useState(begun.kept?.words ?? begun.words);
  const [fromBefore, setFromBefore] = useState(begun.kept !== null);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const basedOn = begun.kept?.basedOn ?? begun.seen;

  const change = (some: Partial<MailWords>) =>
    setWords((before) => ({ ...before, ...some }));
  useEffect(() => {
    if (alikeWords(words, begun.words)) draft.forget();
    else draft.keep({ words, basedOn });
  }, [words, begun, basedOn, draft]);
  const drop = () => {
    draft.forget();
    setWords(begun.words);
    setFromBefore(false);
  };
  const asSent = alikeWords(words, defaults) ? null : words;
  const save = async (revision = basedOn) => {
    setSaving(true);
    setError(null);
    setConflict(null);
    try {
      const payload = { blueprintId, mail, words: asSent };
      const options = { basedOn: revision };
      onSaved((await send('SetMailWords', payload, options)).revision);
      draft.forget();
    } catch (reason) {
      const met = problemOf(reason)?.conflict;
      if (met !== undefined && met.gone === undefined) setConflict(met);
      else setError(sentenceOf(reason));
    } finally {
      setSaving(false);
    }
  };
  const missing = missingIn(words);
  const isKnown = wordFields.every(
    (name) => unknownOf(words, name).length === 0,
  );
  return {
    ...{ words, change, asSent, missing, saving, error, conflict, save },
    canSend: missing.length === 0 && isKnown,
    kept: fromBefore,
    drop,
    giveUp: draft.forget,
    closeConflict: () => setConflict(null),
  };
}

/** Sends the mail to oneself. @throws as `request` */
export const sendTest = async (wanted: MailPreviewRequest): Promise<string> =>
  (
    await request<MailTestSent>('/api/previews/mail/test', {
      ...{ method: 'POST', body: wanted },
    })
  ).json.to;
