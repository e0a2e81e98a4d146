import { Dialog, IconButton } from '@mui/material';
import { GitMerge, X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { ago } from './ago.ts';
import type { Conflict } from '@waymark/client';
import { useTexts } from '../../base/texts/index.ts';
import './conflict.css';
import { firstName } from '../people/firstName.ts';

export type ConflictFrameProps = {
  conflict: Conflict;
  /** The act of the other person: 'changed this 2 minutes ago'. */
  did: 'conflict.changedThis' | 'conflict.deletedThis';
  /** What it is about, below the head. */
  about: ReactNode;
  children: ReactNode;
  /** The answers, from left to right. */
  answers: ReactNode;
  className?: string;
  onClose: () => void;
  /** The label of the cross; without it there is none. */
  cross?: string;
};

/**
 * The frame of every dialog about two people at the same thing: who did what, when, and the answers
 * below.
 */
export function ConflictFrame({
  conflict,
  did,
  about,
  children,
  answers,
  className = '',
  onClose,
  cross,
}: ConflictFrameProps): ReactNode {
  const t = useTexts();
  const [now] = useState(() => Date.now());
  const [titleId, textId] = [useId(), useId()];
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth={false}
      aria-labelledby={titleId}
      aria-describedby={textId}
      className="conflict"
      role="alertdialog"
      slotProps={{ paper: { className: `conflict-paper ${className}` } }}
    >
      <header className="conflict-head">
        <GitMerge className="conflict-icon" aria-hidden="true" />
        <h2 id={titleId} tabIndex={-1} ref={(heading) => heading?.focus()}>
          {t(did, { who: firstNameOf(conflict), ago: ago(t, conflict.at, now) })}
        </h2>
        {cross !== undefined && (
          <IconButton size="small" aria-label={cross} onClick={onClose}>
            <X size={16} />
          </IconButton>
        )}
      </header>
      <p id={textId} className="conflict-what">
        {about}
      </p>
      {children}
      <footer className="conflict-foot">{answers}</footer>
    </Dialog>
  );
}

export const firstNameOf = ({ by }: Conflict): string => firstName(by.name);
