import { Button, TextField } from '@mui/material';
import { useRef, useState, type ReactNode } from 'react';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { useTexts } from '../texts/index.ts';

type Words = { name: string; description: string };
type PlaceholderFormProps = {
  words?: Words;
  action: string;
  onSave: (words: Words) => Promise<unknown>;
  onClose: () => void;
  /** Stays open for the next one. */
  stays?: boolean;
};

/** Name required, description optional, Enter submits (PRODUCT 6.8). A refusal stands below, with all that was typed. */
export function PlaceholderForm({
  words = { name: '', description: '' },
  action,
  onSave,
  onClose,
  stays = false,
}: PlaceholderFormProps): ReactNode {
  const t = useTexts();
  const [name, setName] = useState(words.name);
  const [description, setDescription] = useState(words.description);
  const first = useRef<HTMLInputElement>(null);
  const again = () => {
    setName('');
    setDescription('');
    first.current?.focus();
  };
  const save = () =>
    onSave({ name: name.trim(), description: description.trim() });
  const { submit, submitting, error } = useSubmit(
    save,
    stays ? again : onClose,
  );
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
      <TextField
        autoFocus
        autoComplete="off"
        inputRef={first}
        label={t('words.name')}
        placeholder={t('placeholders.namePlaceholder')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <TextField
        autoComplete="off"
        label={t('placeholders.descriptionOptional')}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <span className="panel-buttons">
        <Button type="submit" variant="contained" disabled={!enabled}>
          {action}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {stays ? t('words.close') : t('words.cancel')}
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
