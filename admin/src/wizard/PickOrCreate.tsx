import { Autocomplete, Button, TextField } from '@mui/material';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { sentenceOf } from '../dialogs/DialogError.tsx';
import type { Named } from './draft.ts';

type PickOrCreateProps = {
  /** 'Client', 'Project'. */
  label: string;
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
  label,
  options,
  value,
  onPick,
  onCreate,
  loading,
  disabled = false,
  hint,
}: PickOrCreateProps): ReactNode {
  const [creating, setCreating] = useState(false);
  const known =
    value === null || options.some(({ id }) => id === value.id)
      ? options
      : [value, ...options];
  if (creating)
    return (
      <CreateField
        label={label}
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
        noOptionsText={`No ${label.toLowerCase()} yet`}
        renderInput={(params) => (
          <TextField
            {...params}
            label={label}
            placeholder={`Choose a ${label.toLowerCase()}`}
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
        New {label.toLowerCase()}
      </Button>
    </div>
  );
}

function CreateField({
  label,
  onCreate,
  onCancel,
}: {
  label: string;
  onCreate: (name: string) => Promise<void>;
  onCancel: () => void;
}): ReactNode {
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
        label={`New ${label.toLowerCase()}`}
        placeholder="Name"
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
        Create
      </Button>
      <Button
        variant="outlined"
        onMouseDown={(event) => event.preventDefault()}
        onClick={onCancel}
      >
        Cancel
      </Button>
    </div>
  );
}
