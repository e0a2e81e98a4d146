import type { ExecutionRow } from '@waymark/api';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTurnWords } from './useTurnWords.ts';
import { useKey } from '../../base/keyboard/useKey.ts';
import { useTexts } from '../../base/texts/index.ts';
import './turn.css';

const TurnPopover = lazy(() => import('./TurnPopover.tsx'));

/** Says whose turn it is as the hub does, and opens whose turn everything is; `W` does so too. */
export function TurnButton({ execution }: { execution: ExecutionRow }): ReactNode {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useKey('whoseTurn', () => setOpen(true));
  const { whose, why } = useTurnWords(execution);
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
        <span className="turn-button-words">
          <b>{whose}</b> {why}
        </span>
        <span className="visually-hidden">{t('turn.title')}</span>
        <ChevronDown aria-hidden="true" />
      </button>
      {open && (
        <Suspense>
          <TurnPopover execution={execution} anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
