import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './chips.css';
import { useTexts } from '../../base/texts/index.ts';
import type { VariableChoice } from './choices.ts';
import type { BegunVariable } from './useVariableList.ts';

/** The variables that may follow two braces, below the caret, which stays where it is. */
export function VariableList({
  list: { choices, chosen, left, top },
  onPick,
}: {
  list: BegunVariable;
  onPick: (choice: VariableChoice) => void;
}): ReactNode {
  const t = useTexts();
  return createPortal(
    <div
      className="variable-list"
      style={{ left: `min(${left}px, 100vw - var(--dialog-s) * .75)`, top }}
    >
      <ul role="listbox" aria-label={t('words.variables')}>
        {choices.map((choice, index) => (
          <li
            key={choice.name}
            role="option"
            aria-selected={index === chosen}
            onMouseDown={(event) => {
              event.preventDefault();
              onPick(choice);
            }}
          >
            <span className="variable-chip">{choice.label}</span>
            <small>{choice.hint}</small>
          </li>
        ))}
      </ul>
      <span className="visually-hidden" role="status">
        {choices[chosen]?.label}
      </span>
    </div>,
    document.body,
  );
}
