import { useEffect, useEffectEvent, useState } from 'react';
import type { TaskRow } from '../api/reads.ts';
import { wordsIn } from '../offline/words.ts';
import { texts } from '../texts/talk.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import { draftOf, keepDraft } from './drafts.ts';
import type { Said } from './said.ts';
import { takeOff } from './useOutgoing.ts';
import type { Outgoing } from './useOutgoing.ts';

/** So long, in milliseconds, after the last letter what is written is kept. */
const keptAfterMs = 750;

/**
 * What stands in the field, kept on the device until it is sent; what was refused stands there again, before what was written
 * since, and why. What is edited has a text of its own meanwhile.
 */
export function useDraft(
  task: TaskRow,
  outgoing: Outgoing,
  edited: Said | undefined,
) {
  const { accountId } = useWorkspace().me;
  const [draft, setDraft] = useState(() =>
    draftOf(localStorage, accountId, task.id),
  );
  const [edit, setEdit] = useState<{ id: string; text: string }>();
  const [problem, setProblem] = useState<string>();
  const editText = edited && (edit?.id === edited.id ? edit.text : edited.text);

  const keep = useEffectEvent(() =>
    keepDraft(localStorage, accountId, task.id, draft),
  );
  useEffect(() => {
    const timer = setTimeout(keep, keptAfterMs);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => {
    const now = () => keep();
    addEventListener('pagehide', now);
    return () => {
      removeEventListener('pagehide', now);
      now();
    };
  }, []);

  const giveBack = (words: string, why: string) => {
    setProblem(texts().cameBack(why));
    setDraft((now) => joined(words, now));
    // Whoever has gone on finds it when they come back.
    keepDraft(
      localStorage,
      accountId,
      task.id,
      joined(words, draftOf(localStorage, accountId, task.id)),
    );
  };
  const takeBack = useEffectEvent(() => {
    for (const waiting of outgoing.back) {
      if (!isTalk.has(waiting.name)) continue;
      giveBack(wordsIn(waiting), waiting.refused!.detail);
      takeOff(waiting);
    }
  });
  const back = outgoing.back.map(({ key }) => key).join();
  useEffect(() => queueMicrotask(() => takeBack()), [back]);

  return {
    text: editText ?? draft,
    problem,
    giveBack,
    write: (text: string) => {
      setProblem(undefined);
      if (edited === undefined) setDraft(text);
      else setEdit({ id: edited.id, text });
    },
  };
}

const isTalk = new Set<string>(['SendMessage', 'EditMessage', 'DeleteMessage']);

const joined = (...words: string[]): string =>
  [...new Set(words.filter((each) => each.trim() !== ''))].join('\n\n');
