import type { Problem } from '@waymark/api';
import { formatDateTime } from '@waymark/look';
import type { TaskStatus } from '@waymark/look';
import { Sheet } from '../../base/sheet/Sheet.tsx';
import { texts as pages } from '../../base/texts/pages.ts';
import { texts } from '../../base/texts/acts.ts';
import type { TaskActs } from './useTaskActs.ts';

type ConflictSheetProps = {
  conflict: NonNullable<Problem['conflict']>;
  me: string;
  acts: TaskActs;
  onClose: () => void;
  onSent: () => void;
};

/**
 * Somebody else changed the same thing first: who, when, what it is now; and the choice to go on
 * all the same.
 */
export function ConflictSheet({ conflict, me, acts, onClose, onSent }: ConflictSheetProps) {
  const t = texts().conflict;
  const when = formatDateTime(conflict.at);
  const status = statusIn(conflict.theirs);
  return (
    <Sheet
      title={conflict.by.accountId === me ? t.youChanged : t.changed(conflict.by.name)}
      onClose={onClose}
    >
      <p className="two num">
        {status === undefined ? t.since(when) : t.sinceAs(when, pages().status[status])}
      </p>
      <div className="buttons">
        <button type="button" className="btn" data-first onClick={onClose}>
          {t.leave}
        </button>
        <button
          type="button"
          className="btn"
          aria-disabled={acts.busy}
          onClick={() => void acts.insist?.().then((undo) => undo && onSent())}
        >
          {t.insist}
        </button>
      </div>
    </Sheet>
  );
}

/** The status that somebody else set; undefined where they changed something else. */
function statusIn(theirs: unknown): TaskStatus | undefined {
  const status =
    typeof theirs === 'string'
      ? theirs
      : typeof theirs === 'object' && theirs !== null && 'status' in theirs
        ? String(theirs.status)
        : '';
  return status in pages().status ? (status as TaskStatus) : undefined;
}
