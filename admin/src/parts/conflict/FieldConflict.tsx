import { Button } from '@mui/material';
import { CircleAlert, GitMerge } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { bothTogether } from './bothTogether.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { Autosaved } from '../autosave/index.ts';
import { useMe } from '../../base/session/me.ts';
import { useTexts } from '../../base/texts/index.ts';

type FieldConflictProps = {
  field: Autosaved;
  what: string;
  of: string;
  format: 'html' | 'text';
  /** The sentence where saving was refused; absent: that it is not saved, and why. */
  refused?: (why: string) => string;
  /** Opens the field for writing, after both texts were put together. */
  onEdit?: () => void;
};

/**
 * Tells below a self-saving field that it could not be saved: in a line, and for a conflict the
 * dialog, which opens by itself once and again on demand.
 */
export function FieldConflict({
  field,
  what,
  of,
  format,
  refused,
  onEdit,
}: FieldConflictProps): ReactNode {
  const t = useTexts();
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const me = useMe()?.account;
  const { problem } = field;
  if (field.phase === 'failed' && problem !== null) {
    return (
      <p className="field-unsaved" role="alert">
        <CircleAlert size={16} aria-hidden="true" />
        <span>
          {refused?.(problem.detail) ?? t('conflict.fieldNotSaved', { why: problem.detail })}
        </span>
        {!isFinal(problem) && (
          <Button size="small" variant="outlined" color="secondary" onClick={field.flush}>
            {t('words.tryAgain')}
          </Button>
        )}
      </p>
    );
  }
  if (field.phase !== 'conflict' || problem?.conflict === undefined) return null;
  const { conflict } = problem;
  if (conflict.gone !== undefined)
    return (
      <p className="field-unsaved" role="alert">
        <CircleAlert size={16} aria-hidden="true" />
        <span>{t('conflict.fieldDeleted', { who: conflict.by.name })}</span>
      </p>
    );
  const theirs = typeof conflict.theirs === 'string' ? conflict.theirs : '';
  const open = closedFor !== conflict.revision;
  return (
    <>
      <p className="field-unsaved field-conflicted" role="alert">
        <GitMerge size={16} aria-hidden="true" />
        <span>{t('conflict.fieldChanged', { who: conflict.by.name })}</span>
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          onClick={() => setClosedFor(null)}
        >
          {t('conflict.compare')}
        </Button>
      </p>
      {open && (
        <ConflictDialog
          conflict={conflict}
          what={what}
          of={of}
          mine={field.value}
          theirs={theirs}
          format={format}
          kept="device"
          me={me ? `${me.firstName} ${me.lastName}`.trim() || me.email : t('words.you')}
          onClose={() => setClosedFor(conflict.revision)}
          onKeepMine={() => field.keepMine(field.value, conflict.revision)}
          onTakeTheirs={() => field.takeTheirs(theirs, conflict.revision)}
          onEditBoth={() => {
            field.keepMine(bothTogether(theirs, field.value, format), conflict.revision);
            onEdit?.();
          }}
        />
      )}
    </>
  );
}

/** The same words are refused whenever they come; other words are saved by themselves. */
const isFinal = ({ status }: { readonly status: number }): boolean =>
  status === 422 || status === 400;
