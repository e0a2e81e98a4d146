import { givenBack } from '@waymark/look/talk';
import { useEffect, useEffectEvent, useState } from 'react';
import type { TaskRow } from '../../base/api/reads.ts';
import { wordsIn } from '../../base/offline/waitingChangeWords.ts';
import { texts } from '../../base/texts/talk.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';
import { keptTalk } from '../../parts/talk/drafts.ts';
import { takeOff } from './useOutgoing.ts';
import type { Outgoing } from './useOutgoing.ts';

/**
 * What stands in the field, kept on the device until it is sent; what was refused stands there
 * again, before what was written since, and why.
 */
export function useDraft(task: TaskRow, outgoing: Outgoing) {
  const { accountId } = useWorkspace().me;
  const line = keptTalk(localStorage, accountId, task.id);
  const [draft, setDraft] = useState(() => line.load() ?? '');
  const [problem, setProblem] = useState<string>();

  const giveBack = (words: string, why: string) => {
    setProblem(texts().cameBack(why));
    setDraft((now) => givenBack(words, now));
    // Whoever has gone on finds it when they come back.
    line.keep(givenBack(words, line.load() ?? ''));
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
    draft,
    problem,
    giveBack,
    write: (text: string) => {
      setProblem(undefined);
      setDraft(text);
      line.keep(text);
    },
  };
}

const isTalk = new Set<string>(['SendMessage', 'EditMessage', 'DeleteMessage']);
