import { Autocomplete, Button, TextField } from '@mui/material';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { sentenceOf } from '../dialogs/DialogError.tsx';
import type { Named } from './draft.ts';
import { useTexts } from '../texts/index.ts';

/** What is picked here, as keys. */
export const pickWords = {
  client: {
    label: 'wizard.client',
    none: 'wizard.noClient',
    choose: 'wizard.chooseClient',
    create: 'wizard.newClient',
  },
  project: {
    label: 'wizard.project',
    none: 'wizard.noProject',
    choose: 'wizard.chooseProject',
    create: 'wizard.newProject',
  },
} as const;
type PickWords = (typeof pickWords)[keyof typeof pickWords];

type PickOrCreateProps = {
  /** The words of what is picked. */
  words: PickWords;
  options: readonly Named[];
  value: Named | null;
  onPick: (picked: Named | null) => void;
  /** Creates one with this name. */
  onCreate: (name: string) => Promise<Named>;
  loading: boolean;
  disabled?: boolean;
  hint?: string;
};

/** Picks from a list, or creates in place: on Enter, on the Create button, or on leaving the field (PRODUCT 8.3). */
export function PickOrCreate({
  words,
  options,
  value,
  onPick,
  onCreate,
  loading,
  disabled = false,
  hint,
}: PickOrCreateProps): ReactNode {
  const t = useTexts();
  const [creating, setCreating] = useState(false);
  const known =
    value === null || options.some(({ id }) => id === value.id)
      ? options
      : [value, ...options];
  if (creating)
    return (
      <CreateField
        words={words}
        onCancel={() => setCreating(false)}
        onCreate={async (name) => {
          onPick(await onCreate(name));
          setCreating(false);
        }}
      />
    );
  return (
    <div className="wizard-pick">
      <Autocomplete
        fullWidth
        options={known}
        value={value}
        disabled={disabled}
        loading={loading}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        onChange={(_event, picked) => onPick(picked)}
        noOptionsText={t(words.none)}
        renderInput={(params) => (
          <TextField
            {...params}
            label={t(words.label)}
            placeholder={t(words.choose)}
            helperText={hint}
          />
        )}
      />
      <Button
        variant="outlined"
        startIcon={<Plus />}
        disabled={disabled}
        onClick={() => setCreating(true)}
      >
        {t(words.create)}
      </Button>
    </div>
  );
}

function CreateField({
  words,
  onCreate,
  onCancel,
}: {
  words: PickWords;
  onCreate: (name: string) => Promise<void>;
  onCancel: () => void;
}): ReactNode {
  const t = useTexts();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const busy = useRef(false);
  const submit = async () => {
    if (busy.current || name.trim() === '') return;
    busy.current = true;
    setSubmitting(true);
    setError(null);
    try {
      await onCreate(name.trim());
    } catch (reason) {
      setError(sentenceOf(reason));
      setSubmitting(false);
    } finally {
      busy.current = false;
    }
  };
  const leave = () =>
    name.trim() === '' ? onCancel() : error === null && void submit();
  return (
    <div className="wizard-pick">
      <TextField
        fullWidth
        autoFocus
        autoComplete="off"
        label={t(words.create)}
        placeholder={t('words.name')}
        value={name}
        error={error !== null}
        helperText={error}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        onBlur={leave}
        onChange={(event) => (setName(event.target.value), setError(null))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            void submit();
          } else if (event.key === 'Escape') {
            event.stopPropagation();
            onCancel();
          }
        }}
      />
      <Button
        variant="contained"
        disabled={submitting || name.trim() === ''}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => void submit()}
      >
        {t('words.create')}
      </Button>
      <Button
        variant="outlined"
        onMouseDown={(event) => event.preventDefault()}
        onClick={onCancel}
      >
        {t('words.cancel')}
      </Button>
    </div>
  );
}
