import { Button, IconButton, MenuItem, TextField } from '@mui/material';
import type { FieldOf } from '@waymark/events/forms';
import { isComposed } from '@waymark/look/composed';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../base/texts/index.ts';
import { dependentsOf } from './arranging.ts';
import type { ChangeField } from './changeField.ts';
import { DependentsDialog } from './DependentsDialog.tsx';
import type { FormEdits } from './useFormEdits.ts';

type Chosen = FieldOf<'singleChoice' | 'dropdown' | 'multipleChoice'>;

/**
 * What there is to choose from: Enter adds one below, Alt and arrows move one, an empty one goes by
 * Backspace.
 */
export function ChoicesEditor({
  field,
  edits,
  change,
}: {
  field: Chosen;
  edits: FormEdits;
  change: ChangeField;
}): ReactNode {
  const t = useTexts();
  /** The choice that others depend on, before it goes. */
  const [asked, setAsked] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const { choices } = field;
  /** Drawn at once: what is typed right after belongs to the choice that has the focus then. */
  const focusAfter = (act: () => void, nth: number) => {
    flushSync(act);
    list.current?.querySelectorAll<HTMLInputElement>('input')[Math.max(0, nth)]?.focus();
  };
  const add = (at: number) => {
    const choice = { choiceId: crypto.randomUUID(), label: '' };
    focusAfter(() => change({ choices: choices.toSpliced(at, 0, choice) }), at);
  };
  const remove = (at: number) => {
    const gone = choices[at]?.choiceId;
    if (gone === undefined) return;
    if (dependentsOf(edits.form, field.fieldId, gone).length > 0) return setAsked(gone);
    focusAfter(() => edits.removeChoice(field.fieldId, gone), at - 1);
  };
  const move = (at: number, to: number) => {
    const choice = choices[at];
    if (choice === undefined || to < 0 || to >= choices.length) return;
    const moved = choices.toSpliced(at, 1).toSpliced(to, 0, choice);
    focusAfter(() => change({ choices: moved }), to);
  };
  const onKeyDown = (event: KeyboardEvent, at: number, label: string) => {
    const act =
      event.key === 'Enter'
        ? () => add(at + 1)
        : event.key === 'Backspace' && label === '' && choices.length > 1
          ? () => remove(at)
          : event.altKey && event.key === 'ArrowUp'
            ? () => move(at, at - 1)
            : event.altKey && event.key === 'ArrowDown'
              ? () => move(at, at + 1)
              : null;
    if (act === null) return;
    event.preventDefault();
    act();
  };
  return (
    <section className="fb-part" aria-labelledby="fb-choices">
      <h3 id="fb-choices">{t('formBuilder.choices')}</h3>
      <ol ref={list} className="fb-choices">
        {choices.map(({ choiceId, label }, at) => (
          <li key={choiceId}>
            <TextField
              fullWidth
              value={label}
              error={label.trim() === ''}
              onChange={({ target }) =>
                change(
                  { choices: choices.with(at, { choiceId, label: target.value }) },
                  `choice ${choiceId}`,
                )
              }
              onKeyDown={(event) => isComposed(event) || onKeyDown(event, at, label)}
              slotProps={{
                htmlInput: {
                  maxLength: 200,
                  'aria-label': t('formBuilder.choiceNth', { nth: at + 1 }),
                },
              }}
            />
            <IconButton
              aria-label={t('formBuilder.removeChoice', {
                name: label || t('formBuilder.choiceNth', { nth: at + 1 }),
              })}
              disabled={choices.length === 1}
              onClick={() => remove(at)}
            >
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ol>
      <Button
        size="small"
        startIcon={<Plus />}
        disabled={choices.length >= 200}
        onClick={() => add(choices.length)}
      >
        {t('formBuilder.addChoice')}
      </Button>
      {!Array.isArray(field.begins) && (
        <TextField
          select
          fullWidth
          label={t('formBuilder.beginsChosen')}
          value={field.begins}
          onChange={({ target }) => change({ begins: target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('formBuilder.none')}</MenuItem>
          {choices.map(({ choiceId, label }) => (
            <MenuItem key={choiceId} value={choiceId}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      )}
      {asked !== null && (
        <DependentsDialog
          form={edits.form}
          fieldId={field.fieldId}
          choiceId={asked}
          onConfirm={() => {
            setAsked(null);
            edits.removeChoice(field.fieldId, asked);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
