import type { ModuleRow, PlanRef } from '@waymark/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showAtOnce } from '../../../base/dataProvider/shownAtOnce.ts';
import { sentenceOf } from '../../../parts/dialogs/DialogError.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { useUndoToast } from '../../../parts/toasts/useUndoToast.tsx';
import { sendCommand } from '../../../base/wire/sendCommand.ts';

/** So long a start can be taken back, in milliseconds: nothing has left by then. */
const HELD = 6000;

/**
 * Starts a module: it shows at once and is sent when the time to take it back is over, since a mail
 * that has left cannot be taken back. Who leaves the page sends it right then.
 */
export function useStart(plan: PlanRef): {
  start: (module: ModuleRow, how?: { withoutMail: true }) => void;
  /** Why it was not started. */
  failed: string | null;
} {
  const t = useTexts();
  const queryClient = useQueryClient();
  const offerUndo = useUndoToast();
  const [failed, setFailed] = useState<string | null>(null);
  const readAgain = () => void queryClient.invalidateQueries();
  const start = ({ id: moduleId }: ModuleRow, how: { withoutMail?: true } = {}) => {
    setFailed(null);
    const { wait, takeBack } = held();
    offerUndo(t(how.withoutMail ? 'launch.startedSilently' : 'launch.startedToast'), takeBack);
    const status = 'ACTIVE';
    const work = async () => {
      await showAtOnce(queryClient, {
        ...{ resource: 'modules', id: moduleId },
        fields: { status },
      });
      if (await wait)
        await sendCommand('SetModuleStatus', { ...{ plan, moduleId, status }, ...how });
    };
    void work()
      .catch((error: unknown) => setFailed(sentenceOf(error)))
      .finally(readAgain);
  };
  return { start, failed };
}

/**
 * `wait` comes to true when the time is over or the page is left, and to false when it is taken
 * back.
 */
function held(): { wait: Promise<boolean>; takeBack: () => void } {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const go = (event?: Event) => {
    event?.preventDefault();
    resolve(true);
  };
  const timer = setTimeout(go, HELD);
  window.addEventListener('beforeunload', go);
  const wait = promise.finally(() => {
    clearTimeout(timer);
    window.removeEventListener('beforeunload', go);
  });
  return { wait, takeBack: () => resolve(false) };
}
