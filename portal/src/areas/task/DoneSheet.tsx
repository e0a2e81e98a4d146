import { shortTitle } from '@waymark/look';
import { navigate } from 'wouter/use-browser-location';
import type { TaskRow } from '../../base/api/reads.ts';
import { Sheet } from '../../base/sheet/Sheet.tsx';
import { texts } from '../../base/texts/acts.ts';
import { taskPath } from '../../parts/project/taskPath.ts';

/**
 * Asks whether the task is done: who follows links of mails, as their scanners do, has marked
 * nothing by that alone.
 */
export default function DoneSheet({ task, onDone }: { task: TaskRow; onDone: () => void }) {
  const t = texts().dock;
  const close = () => navigate(taskPath(task), { replace: true });
  return (
    <Sheet title={t.askDone} onClose={close}>
      <p className="told">{shortTitle(task.headline)}</p>
      <div className="buttons">
        <button
          type="button"
          className="btn primary"
          data-first
          onClick={() => {
            close();
            onDone();
          }}
        >
          {t.done}
        </button>
        <button type="button" className="btn" onClick={close}>
          {t.notYet}
        </button>
      </div>
    </Sheet>
  );
}
