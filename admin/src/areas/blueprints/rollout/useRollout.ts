import type { Payload } from '@waymark/api';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sendCommand } from '../../../base/wire/sendCommand.ts';
import { sentenceOf } from '../../../parts/dialogs/DialogError.tsx';
import { nothingSeen } from './progress.ts';
import type { Seen } from './progress.ts';
import { watchRollout } from './watchRollout.ts';

export type Rollout =
  | { phase: 'idle' }
  | { phase: 'running'; seen: Seen }
  | { phase: 'failed'; error: string };

/**
 * Creates the process and follows it into the lists. A further try with the same payload has the
 * same idempotency key, so what may have happened unseen happens once.
 */
export function useRollout(onDone: () => void) {
  const queryClient = useQueryClient();
  const [rollout, setRollout] = useState<Rollout>({ phase: 'idle' });
  const attempt = useRef({ payload: '', key: '' });
  const create = async (payload: Payload<'CreateProcess'>) => {
    const text = JSON.stringify(payload);
    if (attempt.current.payload !== text)
      attempt.current = { payload: text, key: crypto.randomUUID() };
    setRollout({ phase: 'running', seen: nothingSeen });
    try {
      await sendCommand('CreateProcess', payload, { key: attempt.current.key });
      await watchRollout(payload.processId, (seen) =>
        setRollout({ phase: 'running', seen: { ...seen } }),
      );
      void queryClient.invalidateQueries();
      onDone();
    } catch (error) {
      setRollout({ phase: 'failed', error: sentenceOf(error) });
    }
  };
  return { rollout, create, back: () => setRollout({ phase: 'idle' }) };
}
