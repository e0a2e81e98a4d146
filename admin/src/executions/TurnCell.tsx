import type { ExecutionRow } from '@waymark/api';
import { Avatar } from '@waymark/look';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { usePerson } from '../people/usePerson.ts';
import { useTexts } from '../texts/index.ts';
import { AssignOwner } from './AssignOwner.tsx';
import { turnWords } from './turnWords.ts';

const TurnPopover = lazy(() => import('../turn/TurnPopover.tsx'));

/** Whose turn the module is that an execution is at; a click opens whose turn everything is. What nobody of us has can be assigned. */
export function TurnCell({ row }: { row: ExecutionRow }): ReactNode {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const who = usePerson(row.turnWho ?? '');
  const name = row.turnWho === null ? null : who.name;
  const isNobodys = row.turn === 'seller' && name === null;
  const [whose, why] = turnWords(t, row, name?.split(' ')[0] ?? null, {
    invited: row.turnWho !== null && who.invitation === 'pending',
  });
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
        title={why}
        onClick={() => setOpen(true)}
      >
        {!isNobodys && (
          <Avatar
            name={name ?? (row.turn === 'nobody' ? '–' : t(`turn.${row.turn}`))}
            kind={
              row.turn === 'nobody'
                ? 'placeholder'
                : row.turn === 'client'
                  ? 'client'
                  : 'team'
            }
            size={24}
            decorative
          />
        )}
        <span className="two-lines">
          <span>{whose}</span>
          <small>{why}</small>
        </span>
        <span className="visually-hidden">
          {t('hub.openTurn', { name: row.name, client: row.clientName })}
        </span>
      </button>
      {isNobodys && <AssignOwner row={row} />}
      {open && (
        <Suspense>
          <TurnPopover
            execution={row}
            anchor={button}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </span>
  );
}
