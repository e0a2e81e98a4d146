import type { PersonRow, TaskRow } from '@waymark/api';
import { Check, CircleAlert, Forward, OctagonAlert, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { told } from '../api/problem.ts';
import type { Directory, Who } from '../project/who.ts';
import { tell } from '../toast/toasts.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import type { StuckDraft } from './stuckReason.ts';
import { ConflictSheet } from './ConflictSheet.tsx';
import { HandOverSheet } from './HandOverSheet.tsx';
import { emptyDraft } from './stuckReason.ts';
import { StuckSheet } from './StuckSheet.tsx';
import type { TaskActs } from './useTaskActs.ts';

type TaskDockProps = {
  task: TaskRow; acts: TaskActs; whoIs: Directory; people: PersonRow[]; helping: Who[]; onDone: () => void; onHandedOver: () => void;
};

/** What the reader may do with the task: all with their own and their colleagues' ones, nothing with the others'. */
export function TaskDock({ task, acts, whoIs, people, helping, onDone, onHandedOver }: TaskDockProps) {
  const { me, membership } = useWorkspace();
  const [sheet, setSheet] = useState<'stuck' | 'handOver'>();
  const [draft, setDraft] = useState<StuckDraft>(emptyDraft);
  const assignee = task.assignee === null ? undefined : whoIs(task.assignee);
  const mine = task.assignee === me.accountId;
  const colleagues = people.filter((p) => p.id !== task.assignee && p.party === 'client' && p.clientId === (assignee?.clientId ?? membership.clientId));
  const allowed = membership.party === 'team' || mine || (assignee?.kind === 'client' && assignee.clientId === membership.clientId);
  if (!allowed) return null;

  const close = () => {
    setSheet(undefined);
    acts.clear();
  };
  const set = async (status: TaskRow['status'], words: string) => {
    const undo = await acts.setStatus({ status });
    if (undo !== undefined) tell(words, undo);
  };
  const { conflict, error } = acts;
  return (
    <footer className="dock">
      {error !== undefined && conflict === undefined && sheet === undefined && <p className="alert" role="alert"><CircleAlert size={16} aria-hidden="true" />{told(error).sentence}</p>}
      {task.status === 'DONE'
        ? <button type="button" className="btn wide" aria-disabled={acts.busy} onClick={() => void set('IN_PROGRESS', 'In progress again')}><Undo2 size={20} strokeWidth={1.75} aria-hidden="true" />Mark as in progress</button>
        : (
          <>
            <button type="button" className={mine ? 'btn primary wide main' : 'btn wide main'} aria-disabled={acts.busy} onClick={onDone}><Check size={20} strokeWidth={1.75} aria-hidden="true" />Mark as done</button>
            <div className="pair">
              {task.status === 'STUCKED'
                ? <button type="button" className="btn" aria-disabled={acts.busy} onClick={() => void set('IN_PROGRESS', 'In progress again')}><Undo2 size={20} strokeWidth={1.75} aria-hidden="true" />I can go on</button>
                : <button type="button" className="btn" onClick={() => setSheet('stuck')}><OctagonAlert size={20} strokeWidth={1.75} aria-hidden="true" />I’m stuck</button>}
              <button type="button" className="btn" onClick={() => setSheet('handOver')}><Forward size={20} strokeWidth={1.75} aria-hidden="true" />Hand to a colleague</button>
            </div>
          </>
        )}
      {sheet === 'stuck' && conflict === undefined && (
        <StuckSheet draft={draft} onDraft={setDraft} acts={acts} helping={helping} seller={membership.workspaceName} onClose={close} onSent={() => { setDraft(emptyDraft); close(); }} />
      )}
      {sheet === 'handOver' && <HandOverSheet colleagues={colleagues} acts={acts} onClose={close} onSent={() => { close(); if (mine) onHandedOver(); }} />}
      {conflict !== undefined && <ConflictSheet conflict={conflict} me={me.accountId} acts={acts} onClose={close} onSent={close} />}
    </footer>
  );
}
