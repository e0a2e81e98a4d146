import type { ExecutionRow } from '@waymark/api';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useKey } from '../keys/useKey.ts';
import { useTexts } from '../texts/index.ts';
import './turn.css';

const TurnPopover = lazy(() => import('./TurnPopover.tsx'));

/** Says how much is the client's turn, and opens whose turn everything is; `W` does so too. */
export function TurnButton({
  execution,
}: {
  execution: ExecutionRow;
}): ReactNode {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useKey('whoseTurn', () => setOpen(true));
  const { clientTurn } = execution;
  return (
    <span>
      <button
        ref={button}
        type="button"
        className="turn-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {clientTurn === 0
          ? t('turn.title')
          : t.rich('turn.clients', {
              tasks: <b>{t('words.tasks', { count: clientTurn })}</b>,
            })}
        <ChevronDown aria-hidden="true" />
      </button>
      {open && (
        <Suspense>
          <TurnPopover
            execution={execution}
            anchor={button}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </span>
  );
}
