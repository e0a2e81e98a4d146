import type { ModuleRow, Payload } from '@waymark/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../../parts/dialogs/DialogError.tsx';
import { nothingSeen, type Seen } from '../progress.ts';
import { follow } from '../watchRollout.ts';
import { sendCommand } from '../../../../base/wire/sendCommand.ts';
import { attemptOver, keyOfAttempt } from './keptAttempt.ts';

export type Import =
  | { phase: 'idle' }
  | { phase: 'running'; seen: Seen }
  | { phase: 'done' }
  | { phase: 'failed'; error: string };

/** How long it is shown that all is in, in milliseconds, before it closes (LOOK-2, 4). */
const SHOWN = 1000;

/**
 * Sends the import and follows what it brought into the lists; `before`: the modules that were
 * there.
 */
export function useImport(before: readonly ModuleRow[], onDone: () => void) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<Import>({ phase: 'idle' });
  const start = async (payload: Payload<'ImportSubProcess'>) => {
    const { processId } = payload;
    const had = {
      modules: before.length,
      tasks: before.reduce((sum, { tasksTotal }) => sum + tasksTotal, 0),
    };
    let seen: Seen = nothingSeen;
    const tell = (part: Partial<Seen>) => {
      seen = { ...seen, ...part };
      setState({ phase: 'running', seen });
    };
    tell({});
    try {
      const key = keyOfAttempt(localStorage, payload, () => crypto.randomUUID());
      await sendCommand('ImportSubProcess', payload, { key });
      tell({ created: true });
      await follow('modules', processId, (total) =>
        tell({ modules: Math.max(0, total - had.modules) }),
      );
      await follow('tasks', processId, (total) => tell({ tasks: Math.max(0, total - had.tasks) }));
      attemptOver(localStorage, processId);
      setState({ phase: 'done' });
      void queryClient.invalidateQueries();
      setTimeout(onDone, SHOWN);
    } catch (error) {
      setState({ phase: 'failed', error: sentenceOf(error) });
    }
  };
  return { state, start, back: () => setState({ phase: 'idle' }) };
}
