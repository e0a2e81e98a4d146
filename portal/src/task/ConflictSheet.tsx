import type { Problem } from '@waymark/api';
import { formatDateTime, taskStatusLook } from '@waymark/look';
import { Sheet } from '../sheet/Sheet.tsx';
import type { TaskActs } from './useTaskActs.ts';

type ConflictSheetProps = {
  conflict: NonNullable<Problem['conflict']>;
  me: string;
  acts: TaskActs;
  onClose: () => void;
  onSent: () => void;
};

/** Somebody else changed the same thing first: who, when, what it is now; and the choice to go on all the same. */
export function ConflictSheet({
  conflict,
  me,
  acts,
  onClose,
  onSent,
}: ConflictSheetProps) {
  const who = conflict.by.accountId === me ? 'You' : conflict.by.name;
  return (
    <Sheet title={`${who} changed this`} onClose={onClose}>
      <p className="two num">
        {formatDateTime(conflict.at)}
        {presentWords(conflict.theirs)}
      </p>
      <div className="buttons">
        <button type="button" className="btn" data-first onClick={onClose}>
          Leave it so
        </button>
        <button
          type="button"
          className="btn"
          aria-disabled={acts.busy}
          onClick={() => void acts.insist?.().then((undo) => undo && onSent())}
        >
          Go on with mine
        </button>
      </div>
    </Sheet>
  );
}

/** A status said in its own word. */
function presentWords(theirs: unknown): string {
  const status =
    typeof theirs === 'string'
      ? theirs
      : typeof theirs === 'object' && theirs !== null && 'status' in theirs
        ? String(theirs.status)
        : '';
  return status in taskStatusLook
    ? `. It is now: ${taskStatusLook[status as keyof typeof taskStatusLook].label}.`
    : '.';
}
