import type { MailVariable } from '@waymark/events';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../texts/index.ts';
import type { BegunVariable } from './useVariableList.ts';

/** The variables that may follow two braces, below the caret, which stays where it is. */
export function VariableList({
  list: { names, chosen, left, top },
  onPick,
}: {
  list: BegunVariable;
  onPick: (name: MailVariable) => void;
}): ReactNode {
  const t = useTexts();
  return createPortal(
    <div
      className="variable-list"
      style={{ left: `min(${left}px, 100vw - var(--dialog-s) * .75)`, top }}
    >
      <ul role="listbox" aria-label={t('emails.variables')}>
        {names.map((name, index) => (
          <li
            key={name}
            role="option"
            aria-selected={index === chosen}
            onMouseDown={(event) => {
              event.preventDefault();
              onPick(name);
            }}
          >
            <span className="mail-variable">{name}</span>
            <small>{t(`emails.${name}`)}</small>
          </li>
        ))}
      </ul>
      <span className="visually-hidden" role="status">
        {names[chosen]}
      </span>
    </div>,
    document.body,
  );
}
