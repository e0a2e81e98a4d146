import { Button, TextField } from '@mui/material';
import { useRef, type ReactNode } from 'react';
import { useUnsent } from '../autosave/index.ts';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { WrittenBefore } from '../dialogs/WrittenBefore.tsx';
import { useTexts } from '../../base/texts/index.ts';
import './panel.css';

type Words = { name: string; description: string };
type PlaceholderFormProps = {
  /** The placeholder, or the plan that it is made in. */
  place: string;
  words?: Words;
  action: string;
  onSave: (words: Words) => Promise<unknown>;
  onClose: () => void;
  /** Stays open for the next one. */
  stays?: boolean;
};

/**
 * Name required, description optional, Enter submits (PRODUCT 6.8). A refusal stands below, with
 * all that was typed.
 */
export function PlaceholderForm({
  place,
  words = { name: '', description: '' },
  action,
  onSave,
  onClose,
  stays = false,
}: PlaceholderFormProps): ReactNode {
  const t = useTexts();
  const unsent = useUnsent(`placeholder.${place}`, words);
  const { name, description } = unsent.fields;
  const first = useRef<HTMLInputElement>(null);
  const saved = () => {
    unsent.end();
    if (stays) first.current?.focus();
    else onClose();
  };
  const save = () => onSave({ name: name.trim(), description: description.trim() });
  const { submit, submitting, error } = useSubmit(save, saved);
  const enabled = name.trim() !== '' && !submitting;
  return (
    <form
      className="panel-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (enabled) void submit();
      }}
    >
      {unsent.isFromBefore && <WrittenBefore />}
      <TextField
        autoFocus
        autoComplete="off"
        inputRef={first}
        label={t('words.name')}
        placeholder={t('placeholders.namePlaceholder')}
        value={name}
        onChange={(event) => unsent.type('name', event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <TextField
        autoComplete="off"
        label={t('placeholders.descriptionOptional')}
        value={description}
        onChange={(event) => unsent.type('description', event.target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <span className="panel-buttons">
        <Button type="submit" variant="contained" disabled={!enabled}>
          {action}
        </Button>
        <Button variant="outlined" onClick={unsent.discard(onClose) ?? onClose}>
          {unsent.isTyped ? t('words.discard') : stays ? t('words.close') : t('words.cancel')}
        </Button>
      </span>
      {error !== null && (
        <p className="panel-error" role="alert">
          {error}
        </p>
      )}
    </form>
  );
}
