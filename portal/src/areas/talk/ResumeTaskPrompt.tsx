import Check from 'lucide-react/icons/check';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import { Alert } from '../../base/page/Alert.tsx';
import type { TaskRow } from '../../base/api/reads.ts';
import { describeError } from '../../base/api/problem.ts';
import { ConflictSheet } from '../../parts/task/ConflictSheet.tsx';
import { useTaskActs } from '../../parts/task/useTaskActs.ts';
import { texts } from '../../base/texts/talk.ts';
import { tell } from '../../base/toast/toasts.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';

/** Asked below an answer to what was stuck; it goes once it is said, or anybody sets a status. */
export function ResumeTaskPrompt({
  task,
  onStillStuck,
}: {
  task: TaskRow;
  onStillStuck: () => void;
}) {
  const { me } = useWorkspace();
  const acts = useTaskActs(task);
  const { conflict, error } = acts;
  const t = texts();
  const goOn = async () => {
    const undo = await acts.setStatus({ status: 'IN_PROGRESS' });
    if (undo !== undefined) tell(t.goesOn, undo);
  };
  return (
    <div className="going-on" role="group" aria-label={t.going}>
      <button type="button" className="btn" aria-disabled={acts.busy} onClick={() => void goOn()}>
        <Check size={20} strokeWidth={1.75} aria-hidden="true" />
        {t.goOn}
      </button>
      <button type="button" className="btn" onClick={onStillStuck}>
        <OctagonAlert size={20} strokeWidth={1.75} aria-hidden="true" />
        {t.stillStuck}
      </button>
      {error !== undefined && conflict === undefined && (
        <Alert>{describeError(error).sentence}</Alert>
      )}
      {conflict !== undefined && (
        <ConflictSheet
          conflict={conflict}
          me={me.accountId}
          acts={acts}
          onClose={acts.clear}
          onSent={acts.clear}
        />
      )}
    </div>
  );
}
