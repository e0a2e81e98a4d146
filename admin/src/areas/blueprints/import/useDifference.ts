import type { ImportDifference, ImportDraft } from '@waymark/api';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../../../parts/dialogs/DialogError.tsx';
import { request } from '../../../base/wire/request.ts';

export type Differing = {
  /** The last answer; it stays in sight while the next is awaited. */
  found: ImportDifference | null;
  asking: boolean;
  /** Why there is none. */
  sentence: string | null;
  again: () => void;
};

type Answer = Pick<Differing, 'found' | 'sentence'> & { of: unknown };

/**
 * What a draft would change in a blueprint, asked again with each draft; null: nothing is asked.
 */
export function useDifference(blueprintId: string | null, draft: ImportDraft): Differing {
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<Answer>({ found: null, sentence: null, of: null });
  const question = `${blueprintId} ${turn}`;
  useEffect(() => {
    if (blueprintId === null) return;
    const stop = new AbortController();
    request<ImportDifference>('/api/previews/blueprint-difference', {
      method: 'POST',
      body: { blueprintId, draft },
      signal: stop.signal,
    })
      .then(({ json }) => setAnswer({ found: json, sentence: null, of: draft }))
      .catch((error: unknown) => {
        if (!stop.signal.aborted)
          setAnswer({ found: null, sentence: sentenceOf(error), of: draft });
      });
    return () => stop.abort();
  }, [blueprintId, draft, question]);
  return {
    ...{ found: answer.found, sentence: answer.sentence },
    asking: blueprintId !== null && answer.of !== draft,
    again: () => {
      setAnswer({ ...answer, of: null });
      setTurn(turn + 1);
    },
  };
}
