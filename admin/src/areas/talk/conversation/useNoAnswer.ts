import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { useUndoToast } from '../../../parts/toasts/useUndoToast.tsx';
import type { Subject } from './subject.ts';

/** Whether a task waits for an answer of ours. */
export const awaitsUs = ({ turnBecause }: Subject): boolean =>
  turnBecause === 'asked' || turnBecause === 'stuck';

/** Says that a question needs no answer, with Undo. What is refused is told in a toast. */
export function useNoAnswer(): (subject: Pick<Subject, 'planId' | 'taskId'>) => Promise<boolean> {
  const t = useTexts();
  const send = useCommand();
  const offerUndo = useUndoToast();
  return async ({ planId: processId, taskId }) => {
    try {
      await send('WaiveAnswer', { processId, taskId });
    } catch {
      return false;
    }
    offerUndo(t('talk.answerWaived'), () => {
      void send('AwaitAnswer', { processId, taskId }).catch(() => undefined);
    });
    return true;
  };
}
