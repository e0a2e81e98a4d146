import { useEffect, useRef } from 'react';
import { Alert } from './inputs/marks.tsx';
import type { FormWords } from './texts/en.ts';

/**
 * What is wrong, once somebody has sent: it takes the focus, and each of its lines leads to a
 * field.
 */
export function Summary({
  wrong,
  words,
  idOf,
}: {
  wrong: readonly { fieldId: string; label: string }[];
  words: FormWords;
  idOf: (fieldId: string) => string;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div className="fv-alert" role="alert" tabIndex={-1} ref={box}>
      <b>
        <Alert />
        {words.notSent(wrong.length)}
      </b>
      <ul>
        {wrong.map(({ fieldId, label }) => (
          <li key={fieldId}>
            <a
              href={`#${idOf(fieldId)}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(idOf(fieldId));
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** To what answers the question: of several the one that is chosen, else the first. */
function goTo(id: string): void {
  const field = document.getElementById(id);
  if (field === null) return;
  const parts = 'input:checked, input, select, textarea, button';
  (field.matches('input, select, textarea')
    ? field
    : (field.querySelector<HTMLElement>('input:checked') ??
      field.querySelector<HTMLElement>(parts) ??
      field)
  ).focus();
}
