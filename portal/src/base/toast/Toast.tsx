import Check from 'lucide-react/icons/check';
import { useEffect, useState } from 'react';
import { describeError } from '../api/problem.ts';
import { act, perform } from '../api/commands.ts';
import { texts } from '../texts/acts.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import { dismiss, tell, useToast } from './toasts.ts';
import type { ToastWords } from './toasts.ts';
import './toast.css';

/** LOOK, States: 6 s, longer while hovered or focused. */
const shownMs = 6000;

const noticedKey = 'waymark.zone';

/**
 * Tells once, and whenever it changes, where the browser says that its reader is: the day of their
 * mails goes by it.
 */
function noticeZone(accountId: string): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const noticed = `${accountId} ${timeZone}`;
  if (localStorage.getItem(noticedKey) === noticed) return;
  perform('', act('NoticeTimeZone', { timeZone })).then(
    () => localStorage.setItem(noticedKey, noticed),
    // It is told when the app is opened the next time.
    () => undefined,
  );
}

/**
 * The one place where toasts appear. The live region stands there before its words do, or they
 * would not be read out.
 */
export function Toast() {
  const toast = useToast();
  const { me, membership } = useWorkspace();
  const { accountId } = me;
  const isGuest = membership.guest !== undefined;
  // It comes once the first page stands, which is early enough for this.
  useEffect(() => {
    if (!isGuest) noticeZone(accountId);
  }, [accountId, isGuest]);
  return (
    <div className="toasts" role="status">
      {toast !== undefined && <Shown key={toast.id} toast={toast} />}
    </div>
  );
}

function Shown({ toast: { id, words, undo } }: { toast: ToastWords }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(id), shownMs);
    return () => clearTimeout(timer);
  }, [held, id]);
  const back = () => {
    dismiss(id);
    undo?.().catch((error: unknown) => tell(describeError(error).sentence));
  };
  return (
    <div
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Check size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className="grow">{words}</span>
      {undo !== undefined && (
        <button type="button" onClick={back}>
          {texts().undo}
        </button>
      )}
    </div>
  );
}
