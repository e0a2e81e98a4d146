import { Avatar, formatDateTime } from '@waymark/look';
import { Button } from '@mui/material';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { ConflictFrame, firstNameOf } from './ConflictFrame.tsx';
import { plainText } from './plainText.ts';
import { wordDiff, type Piece } from './wordDiff.ts';
import type { Conflict } from '@waymark/client';
import { useTexts } from '../../base/texts/index.ts';

export type ConflictDialogProps = {
  conflict: Conflict;
  /** The subject of the conflict: 'Description', and of which thing. */
  what: string;
  of: string;
  /** My text, and theirs as the field would hold it; html is shown as plain text. */
  mine: string;
  theirs: string;
  format: 'html' | 'text';
  /** Where mine stays meanwhile: typed and kept on the device, on this page alone, or chosen. */
  kept: 'device' | 'page' | 'choice';
  /** What stands there is told and not shown: there are no words to copy. */
  isSealed?: boolean | undefined;
  me: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Absent where a value is chosen and not written. */
  onEditBoth?: () => void;
  /** Esc or the cross: go on editing, decide later. */
  onClose: () => void;
};

/**
 * Two people changed the very same thing: both texts side by side. Nothing is chosen for the user
 * and nothing is lost.
 */
export function ConflictDialog(props: ConflictDialogProps): ReactNode {
  const t = useTexts();
  const {
    conflict,
    what,
    of,
    mine,
    theirs,
    format,
    kept,
    isSealed = false,
    me,
    onKeepMine,
    onTakeTheirs,
    onEditBoth,
    onClose,
  } = props;
  const notify = useNotify();
  const gone = conflict.gone !== undefined;
  const shown = (text: string) => (format === 'html' ? plainText(text) : text);
  const { left, right } = wordDiff(shown(theirs), shown(mine));
  const copyMine = async () => {
    try {
      await navigator.clipboard.writeText(shown(mine));
      notify(t('conflict.copied'), { type: 'info' });
    } catch {
      notify(t('conflict.noClipboard'), { type: 'warning' });
    }
  };
  return (
    <ConflictFrame
      conflict={conflict}
      did={gone ? 'conflict.deletedThis' : 'conflict.changedThis'}
      cross={t('conflict.keepEditing')}
      onClose={onClose}
      about={
        <>
          {t.rich('conflict.whatOf', { what, name: <b>{of}</b> })} {t(`conflict.kept_${kept}`)}
        </>
      }
      answers={
        <>
          {!isSealed && (
            <Button
              variant="text"
              color="secondary"
              startIcon={<Copy size={16} />}
              onClick={() => void copyMine()}
            >
              {t('conflict.copyMine')}
            </Button>
          )}
          <span className="conflict-gap" />
          {!gone && onEditBoth && (
            <Button variant="outlined" color="secondary" onClick={onEditBoth}>
              {t('conflict.editBoth')}
            </Button>
          )}
          <Button variant="outlined" color="secondary" onClick={onTakeTheirs}>
            {gone ? t('conflict.letItGo') : t('conflict.takeTheirs')}
          </Button>
          {!gone && (
            <Button variant="outlined" color="secondary" onClick={onKeepMine}>
              {t('conflict.keepMine')}
            </Button>
          )}
        </>
      }
    >
      <div className="conflict-sides">
        <Side
          name={t('conflict.theirs', { who: firstNameOf(conflict) })}
          who={conflict.by.name}
          at={formatDateTime(conflict.at)}
          pieces={left}
          empty={gone ? t('conflict.deleted') : t('conflict.empty')}
        />
        <Side
          name={t('conflict.yours')}
          who={me}
          at={t('conflict.notSaved')}
          pieces={right}
          empty={t('conflict.empty')}
          mine
        />
      </div>
    </ConflictFrame>
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

function Side({ name, who, at, pieces, empty, mine = false }: SideProps): ReactNode {
  return (
    <section className={mine ? 'conflict-side conflict-mine' : 'conflict-side'} aria-label={name}>
      <header>
        <Avatar name={who} kind="team" decorative />
        <b>{name}</b>
        <span className="conflict-when">{at}</span>
      </header>
      <p>
        {pieces.length === 0 ? (
          <span className="conflict-when">{empty}</span>
        ) : (
          pieces.map(({ text, differs }, i) => (differs ? <mark key={i}>{text}</mark> : text))
        )}
      </p>
    </section>
  );
}
