import { Avatar, formatDateTime } from '@waymark/look';
import { Button, Dialog, IconButton } from '@mui/material';
import { Copy, GitMerge, X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { ago } from './ago.ts';
import { plainText } from './plainText.ts';
import { wordDiff, type Piece } from './wordDiff.ts';
import type { Conflict } from '../autosave/index.ts';
import './conflict.css';

export type ConflictDialogProps = {
  conflict: Conflict;
  /** What it is about: 'Description', and of which thing. */
  what: string;
  of: string;
  /** My text, and theirs as the field would hold it; html is shown as plain text. */
  mine: string;
  theirs: string;
  format: 'html' | 'text';
  me: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Absent where a value is chosen and not written. */
  onEditBoth?: () => void;
  /** Esc or the cross: go on editing, decide later. */
  onClose: () => void;
};

/** Two people changed the very same thing: both texts side by side. Nothing is chosen for the user and nothing is lost. */
export function ConflictDialog(props: ConflictDialogProps): ReactNode {
  const {
    conflict,
    what,
    of,
    mine,
    theirs,
    format,
    me,
    onKeepMine,
    onTakeTheirs,
    onEditBoth,
    onClose,
  } = props;
  const [now] = useState(() => Date.now());
  const [titleId, textId] = [useId(), useId()];
  const notify = useNotify();
  const first = conflict.by.name.split(' ')[0]!;
  const gone = conflict.gone !== undefined;
  const shown = (text: string) => (format === 'html' ? plainText(text) : text);
  const { left, right } = wordDiff(shown(theirs), shown(mine));
  const copyMine = async () => {
    try {
      await navigator.clipboard.writeText(shown(mine));
      notify('Your text was copied', { type: 'info' });
    } catch {
      notify(
        'The clipboard is not allowed here. Select your text and copy it.',
        { type: 'warning' },
      );
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth={false}
      aria-labelledby={titleId}
      aria-describedby={textId}
      className="conflict"
      role="alertdialog"
      slotProps={{ paper: { className: 'conflict-paper' } }}
    >
      <header className="conflict-head">
        <GitMerge className="conflict-icon" aria-hidden="true" />
        <h2 id={titleId} tabIndex={-1} ref={(heading) => heading?.focus()}>
          {first} {gone ? 'deleted' : 'changed'} this {ago(conflict.at, now)}
        </h2>
        <IconButton
          size="small"
          aria-label="Close, keep editing"
          onClick={onClose}
        >
          <X size={16} />
        </IconButton>
      </header>
      <p id={textId} className="conflict-what">
        {what} of <b>{of}</b>. What you wrote is safe on this device.
      </p>
      <div className="conflict-sides">
        <Side
          name={`${first}’s`}
          who={conflict.by.name}
          at={formatDateTime(conflict.at)}
          pieces={left}
          empty={gone ? 'Deleted' : 'Empty'}
        />
        <Side
          name="Yours"
          who={me}
          at="not saved"
          pieces={right}
          empty="Empty"
          mine
        />
      </div>
      <footer className="conflict-foot">
        <Button
          variant="text"
          color="secondary"
          startIcon={<Copy size={16} />}
          onClick={() => void copyMine()}
        >
          Copy mine
        </Button>
        <span className="conflict-gap" />
        {!gone && onEditBoth && (
          <Button variant="outlined" color="secondary" onClick={onEditBoth}>
            Edit both together
          </Button>
        )}
        <Button variant="outlined" color="secondary" onClick={onTakeTheirs}>
          {gone ? 'Let it go' : 'Take theirs'}
        </Button>
        {!gone && (
          <Button variant="outlined" color="secondary" onClick={onKeepMine}>
            Keep mine
          </Button>
        )}
      </footer>
    </Dialog>
  );
}

type SideProps = {
  name: string;
  who: string;
  at: string;
  pieces: Piece[];
  empty: string;
  mine?: boolean;
};

function Side({
  name,
  who,
  at,
  pieces,
  empty,
  mine = false,
}: SideProps): ReactNode {
  return (
    <section
      className={mine ? 'conflict-side conflict-mine' : 'conflict-side'}
      aria-label={name}
    >
      <header>
        <Avatar name={who} kind="team" decorative />
        <b>{name}</b>
        <span className="conflict-when">{at}</span>
      </header>
      <p>
        {pieces.length === 0 ? (
          <span className="conflict-when">{empty}</span>
        ) : (
          pieces.map(({ text, differs }, i) =>
            differs ? <mark key={i}>{text}</mark> : text,
          )
        )}
      </p>
    </section>
  );
}
