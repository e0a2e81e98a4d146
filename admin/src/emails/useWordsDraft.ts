import type { MailWords, WordedMail } from '@waymark/events';
import { useState } from 'react';
import { draftStore } from '../autosave/draftStore.ts';
import { useWriter } from '../autosave/index.ts';

export type WordsDraft = {
  readonly words: MailWords;
  /** The revision that its author saw. */
  readonly basedOn: string;
};

/** Words of a mail that are not saved yet, on the device of their author. */
export function useWordsDraft(blueprintId: string, mail: WordedMail) {
  const { owner, workspaceId } = useWriter();
  const [draft] = useState(() => {
    const drafts = draftStore(localStorage, owner ?? 'nobody');
    const key = `mailWords.${workspaceId}.${blueprintId}.${mail}`;
    return {
      load(): WordsDraft | null {
        const kept = drafts.load(key);
        return kept === null
          ? null
          : {
              words: JSON.parse(kept.value) as MailWords,
              basedOn: kept.basedOn,
            };
      },
      keep: ({ words, basedOn }: WordsDraft) =>
        drafts.keep(key, { value: JSON.stringify(words), basedOn }),
      forget: () => drafts.forget(key),
    };
  });
  return draft;
}
