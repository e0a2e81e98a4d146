import type { ExecutionRow } from '@waymark/api';
import { Avatar } from '@waymark/look';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';
import { useTurnWords } from '../../../parts/turn/useTurnWords.ts';

const TurnPopover = lazy(() => import('../../../parts/turn/TurnPopover.tsx'));

/** Whose turn the module is that an execution is at; a click opens whose turn everything is. */
export function TurnCell({ row }: { row: ExecutionRow }): ReactNode {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { name, whose, why } = useTurnWords(row);
  const isNobodys = row.turn === 'seller' && name === null;
  return (
    <span
      className={isNobodys ? 'turn-of-nobody' : undefined}
      onClick={(event) => event.stopPropagation()}
    >
      <button
        ref={button}
        type="button"
        className="turn-cell"
        aria-haspopup="dialog"
        aria-expanded={open}
        title={`${whose}: ${why}`}
        onClick={() => setOpen(true)}
      >
        <Avatar
          name={name ?? (row.turn === 'client' ? t('turn.client') : '–')}
          kind={row.turn === 'client' ? 'client' : name === null ? 'placeholder' : 'team'}
          size={24}
          decorative
        />
        <span className="two-lines">
          <span>{whose}</span>
          <small>{why}</small>
        </span>
        <span className="visually-hidden">
          {t('hub.openTurn', { name: row.name, client: row.clientName })}
        </span>
      </button>
      {open && (
        <Suspense>
          <TurnPopover execution={row} anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
