import { hasNoPage, isHeld } from '@waymark/events/isHeld';
import Check from 'lucide-react/icons/check';
import Forward from 'lucide-react/icons/forward';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import type { LucideIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { Alert } from '../../base/page/Alert.tsx';
import type { PersonRow, TaskRow } from '../../base/api/reads.ts';
import { describeError } from '../../base/api/problem.ts';
import type { Directory, Who } from '../../parts/project/who.ts';
import { texts } from '../../base/texts/acts.ts';
import { tell } from '../../base/toast/toasts.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';
import type { StuckDraft } from './stuckReason.ts';
import { ConflictSheet } from '../../parts/task/ConflictSheet.tsx';
import { keptWords } from './keptWords.ts';
import { useMayAct, useParticipants } from '../../parts/task/mayAct.ts';
import { emptyDraft } from './stuckReason.ts';
import { taskPath } from '../../parts/project/taskPath.ts';
import { useAnswers } from '../../parts/form/useForm.ts';
import { UnsentWords } from './UnsentWords.tsx';
import { StuckSheet } from './StuckSheet.tsx';
import type { TaskActs } from '../../parts/task/useTaskActs.ts';
import { lazyWithFallback } from '../../base/page/lazyWithFallback.tsx';

const DoneSheet = lazyWithFallback(() => import('./DoneSheet.tsx'));
const HandOverSheet = lazyWithFallback(() => import('./HandOverSheet.tsx'));

type TaskDockProps = {
  task: TaskRow;
  acts: TaskActs;
  whoIs: Directory;
  people: PersonRow[];
  helping: Who[];
  onDone: () => void;
  onHandedOver: () => void;
  onStuck: () => void;
};

/**
 * The act that completes a form: sending it, which the form itself does. What was sent and is open
 * again is done by saying so (`children`), for there may be nothing to change.
 */
function FormAct({ task, children }: { task: TaskRow; children: ReactNode }) {
  const { workspaceId } = useWorkspace();
  const answers = useAnswers(workspaceId, task);
  // The form is not there yet, so that a button could send nothing.
  if (answers.data === undefined) return null;
  const row = answers.data[0];
  if (row?.state === 'sent' && Object.keys(row.asked).length === 0) return children;
  return (
    <button type="submit" form="form-of-task" className="btn primary wide main">
      {texts().dock.send}
    </button>
  );
}

/**
 * The dock of what the reader may do with the task: all with what they may act on, nothing with the
 * others'.
 */
export function TaskDock({
  task,
  acts,
  whoIs,
  people,
  helping,
  onDone,
  onHandedOver,
  onStuck,
}: TaskDockProps) {
  const { me, membership } = useWorkspace();
  const t = texts().dock;
  const [sheet, setSheet] = useState<'stuck' | 'handOver'>();
  const line = keptWords(localStorage, me.accountId, task.id);
  const [draft, setDraft] = useState<StuckDraft>(() => line.load());
  const keep = (next: StuckDraft) => {
    setDraft(next);
    line.keep(next);
  };
  /** As the button of a mail does, and the card of the home. */
  const asked = useLocationProperty(() => location.hash);
  const assignee = task.assignee === null ? undefined : whoIs(task.assignee);
  const mine = task.assignee === me.accountId;
  const may = useMayAct(task, whoIs);
  const participants = useParticipants(task);
  const { clientId } = membership;
  const ofTask = clientId === null ? (assignee?.clientIds ?? []) : [clientId];
  const colleagues = people.filter(
    (p) =>
      p.id !== task.assignee &&
      p.party === 'client' &&
      p.invitation === null &&
      p.clientIds.some((id) => ofTask.includes(id)),
  );
  if (!may) return <UnsentWords taskId={task.id} onlyReason />;

  const close = () => {
    setSheet(undefined);
    if (asked === '#hand-over') navigate(taskPath(task), { replace: true });
    acts.clear();
  };
  const set = async (status: TaskRow['status'], words: string) => {
    const undo = await acts.setStatus({ status });
    if (undo !== undefined) tell(words, undo);
  };
  /** Nobody is here, yet or any more, who would do it, so that whoever reads may. */
  const free = assignee === undefined || assignee.former || assignee.kind === 'placeholder';
  // It is done by booking, which stands in the task once its page is named.
  const { content } = task;
  const byBooking = content.type === 'schedule' && !hasNoPage(content) && task.booking === null;
  // A form is done by sending it.
  const byForm = content.type === 'form' && content.version > 0;
  const { conflict, error } = acts;
  const mayHandOver = membership.guest === undefined && task.status !== 'DONE';
  const byWord = !byBooking && !byForm && !isHeld(task);
  const finishing = (
    <Act
      icon={Check}
      className={mine ? 'primary wide main' : 'wide main'}
      busy={acts.busy}
      onClick={onDone}
    >
      {t.done}
    </Act>
  );
  return (
    <footer className="dock">
      {error !== undefined && conflict === undefined && sheet === undefined && (
        <Alert>{describeError(error).sentence}</Alert>
      )}
      {task.status === 'DONE' ? (
        <Act
          icon={Undo2}
          className="wide"
          busy={acts.busy}
          onClick={() => void set('IN_PROGRESS', t.backInProgress)}
        >
          {t.inProgress}
        </Act>
      ) : (
        <>
          {byForm && <FormAct task={task}>{finishing}</FormAct>}
          {byWord && finishing}
          <div className="pair">
            {task.status === 'STUCKED' ? (
              <Act
                icon={Undo2}
                busy={acts.busy}
                onClick={() => void set('IN_PROGRESS', t.backInProgress)}
              >
                {t.goOn}
              </Act>
            ) : (
              <Act icon={OctagonAlert} onClick={() => setSheet('stuck')}>
                {t.stuck}
              </Act>
            )}
            {mayHandOver && (
              <Act icon={Forward} onClick={() => setSheet('handOver')}>
                {free ? t.takeOver : t.handOver}
              </Act>
            )}
          </div>
        </>
      )}
      {asked === '#done' && byWord && task.status !== 'DONE' && sheet === undefined && (
        <Suspense>
          <DoneSheet task={task} onDone={onDone} />
        </Suspense>
      )}
      {sheet === 'stuck' && conflict === undefined && (
        <StuckSheet
          draft={draft}
          onDraft={keep}
          acts={acts}
          helping={helping}
          seller={membership.workspaceName}
          onClose={close}
          onSent={() => {
            keep(emptyDraft);
            close();
            onStuck();
          }}
        />
      )}
      {(sheet === 'handOver' || (mayHandOver && asked === '#hand-over')) && (
        <Suspense>
          <HandOverSheet
            task={task}
            colleagues={colleagues}
            from={free ? null : task.assignee}
            participants={participants}
            acts={acts}
            onClose={close}
            onSent={() => {
              close();
              if (mine) onHandedOver();
            }}
          />
        </Suspense>
      )}
      {conflict !== undefined && (
        <ConflictSheet
          conflict={conflict}
          me={me.accountId}
          acts={acts}
          onClose={close}
          onSent={close}
        />
      )}
    </footer>
  );
}

type ActProps = {
  icon: LucideIcon;
  className?: string;
  busy?: boolean;
  onClick: () => void;
  children: ReactNode;
};

/**
 * A button of the dock. While an act is on its way it stays where it is and takes no second click.
 */
const Act = ({ icon: Icon, className = '', busy = false, onClick, children }: ActProps) => (
  <button type="button" className={`btn ${className}`} aria-disabled={busy} onClick={onClick}>
    <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    {children}
  </button>
);
