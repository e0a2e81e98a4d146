import type { ModuleRow } from '@waymark/api';
import { useCommand } from '../dataProvider/useCommand.ts';
import { useTexts } from '../texts/index.ts';
import { useUndoToast } from '../undo/useUndoToast.tsx';

/** Lets the modules of a process that rest go on, with Undo. What is refused is told in a toast. */
export function useResume(
  processId: string,
  modules: readonly ModuleRow[],
): () => void {
  const t = useTexts();
  const send = useCommand();
  const offerUndo = useUndoToast();
  const moduleIds = modules.flatMap(({ id, status }) =>
    status === 'PAUSED' ? [id] : [],
  );
  const resume = async () => {
    await send('ResumeProcess', { processId, moduleIds });
    offerUndo(
      t('process.resumed', { count: moduleIds.length }),
      () => void send('PauseProcess', { processId }),
    );
  };
  return () => void resume().catch(() => undefined);
}
