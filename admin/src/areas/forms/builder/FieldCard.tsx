import { IconButton } from '@mui/material';
import { isQuestion, type FormField } from '@waymark/events/forms';
import { isComposed } from '@waymark/look/composed';
import { Copy, Split, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';
import { DependentsDialog } from './DependentsDialog.tsx';
import { FieldSketch } from './FieldSketch.tsx';
import { sayShowIf, sayUnreachable } from './sayShowIf.ts';
import { dependentsOf } from './arranging.ts';
import type { FormEdits } from './useFormEdits.ts';

/** Deletes a field; where others are shown by what is said to it, they are named first. */
function useRemoval(
  { form, remove }: FormEdits,
  fieldId: string,
): {
  readonly asked: boolean;
  readonly ask: () => void;
  readonly confirm: () => void;
  readonly close: () => void;
} {
  const [asked, setAsked] = useState(false);
  return {
    asked,
    ask: () => (dependentsOf(form, fieldId).length > 0 ? setAsked(true) : remove(fieldId)),
    confirm: () => {
      setAsked(false);
      remove(fieldId);
    },
    close: () => setAsked(false),
  };
}

/**
 * A field on the form. A press chooses it; arrows walk, with Alt they move it, Ctrl D doubles it,
 * Del deletes it, Enter leads to what it asks (LOOK, "Forms").
 */
export function FieldCard({ field, edits }: { field: FormField; edits: FormEdits }): ReactNode {
  const t = useTexts();
  const card = useRef<HTMLDivElement>(null);
  const { form, chosen, choose } = edits;
  const { fieldId, label } = field;
  const isChosen = chosen === fieldId;
  const removal = useRemoval(edits, fieldId);
  useFocusWhenChosen(isChosen, card);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposed(event)) return;
    if (event.target !== event.currentTarget) return;
    const act = keyAct(event, edits, fieldId, removal.ask);
    if (act === null) return;
    event.preventDefault();
    act();
  };
  const unreachable = sayUnreachable(t, form, field);
  const shown = unreachable ?? sayShowIf(t, form, field);
  return (
    <div
      ref={card}
      role="group"
      tabIndex={0}
      aria-label={`${t(`formBuilder.kind_${field.kind}`)}: ${label}`}
      aria-current={isChosen}
      data-field={fieldId}
      className={`fb-field is-${field.kind}${shown === null ? '' : ' is-dependent'}`}
      onPointerDown={() => choose(fieldId)}
      onFocus={({ target, currentTarget }) => target === currentTarget && choose(fieldId)}
      onKeyDown={onKeyDown}
    >
      {isChosen && (
        <span className="fb-tools">
          <IconButton
            aria-label={t('formBuilder.duplicate', { name: label })}
            onClick={() => edits.duplicate(fieldId)}
          >
            <Copy />
          </IconButton>
          <IconButton aria-label={t('formBuilder.remove', { name: label })} onClick={removal.ask}>
            <Trash2 />
          </IconButton>
        </span>
      )}
      <span className="fb-label">
        {label === '' ? (
          <i>{t('formBuilder.problem_noLabel')}</i>
        ) : (
          field.kind !== 'consent' && label
        )}
        {isQuestion(field) && field.required && field.kind !== 'consent' && <Required />}
        {shown !== null && (
          <span className={unreachable === null ? 'fb-tag' : 'fb-tag is-wrong'}>
            <Split aria-hidden="true" />
            {shown}
          </span>
        )}
      </span>
      <FieldSketch field={field} required={<Required />} />
      {isQuestion(field) && field.help !== '' && <p className="fb-help">{field.help}</p>}
      {removal.asked && (
        <DependentsDialog
          form={form}
          fieldId={fieldId}
          onConfirm={removal.confirm}
          onClose={removal.close}
        />
      )}
    </div>
  );
}

const Required = (): ReactNode => {
  const t = useTexts();
  return (
    <span className="fb-required" title={t('formBuilder.required')}>
      *<span className="visually-hidden">{t('formBuilder.required')}</span>
    </span>
  );
};

/**
 * A field that was added, doubled or came to be the next takes the focus, unless one is writing in
 * the panel.
 */
function useFocusWhenChosen(
  isChosen: boolean,
  card: { readonly current: HTMLElement | null },
): void {
  useEffect(() => {
    if (!isChosen || card.current?.contains(document.activeElement)) return;
    if (document.activeElement?.closest('.fb-panel') != null) return;
    card.current?.focus({ preventScroll: false });
  }, [isChosen, card]);
}

/** What a key does on a field; null: nothing. */
function keyAct(
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
  { form: { fields }, choose, move, duplicate }: FormEdits,
  fieldId: string,
  remove: () => void,
): (() => void) | null {
  const at = fields.findIndex((field) => field.fieldId === fieldId);
  const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  if (step !== 0) {
    const to = fields[at + step]?.fieldId;
    if (to === undefined) return null;
    return altKey
      ? () => move([fieldId], fields[at + (step < 0 ? -1 : 2)]?.fieldId ?? null)
      : () => choose(to);
  }
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') return () => duplicate(fieldId);
  if (key === 'Delete' || key === 'Backspace') return remove;
  if (key === 'Escape') return () => choose(null);
  if (key === 'Enter')
    return () =>
      document.querySelector<HTMLElement>('.fb-panel input, .fb-panel textarea')?.focus();
  return null;
}
