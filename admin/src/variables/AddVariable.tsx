import { Button, MenuItem, TextField } from '@mui/material';
import type { PlanRef } from '@waymark/api';
import type { VariableType } from '@waymark/events';
import { useRef, useState, type ReactNode } from 'react';
import { useCommand } from '../dataProvider/useCommand.ts';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { variableLook, variableTypes } from './types.ts';
import { ValueFields, type Value } from './ValueFields.tsx';
import { useTexts } from '../texts/index.ts';

const nothing: Value = { value: '', label: '' };

/** Name and type are required, the value may follow later (PRODUCT 6.9); stays open for the next one. */
export function AddVariable({
  plan,
  onClose,
}: {
  plan: PlanRef;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const [name, setName] = useState('');
  const [type, setType] = useState<VariableType>('STRING');
  const [value, setValue] = useState(nothing);
  const first = useRef<HTMLInputElement>(null);
  const again = () => {
    setName('');
    setValue(nothing);
    first.current?.focus();
  };
  const add = () =>
    send('AddVariable', {
      plan,
      variableId: crypto.randomUUID(),
      name: name.trim(),
      type,
      value: value.value.trim(),
      label: type === 'LINK' ? value.label.trim() : '',
    });
  const { submit, submitting, error } = useSubmit(add, again);
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
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <TextField
        select
        label={t('words.type')}
        value={type}
        onChange={(event) => setType(event.target.value as VariableType)}
      >
        {variableTypes.map((each) => (
          <MenuItem key={each} value={each}>
            {t(variableLook[each].word)}
          </MenuItem>
        ))}
      </TextField>
      <ValueFields
        name={name || t('variables.theNew')}
        type={type}
        value={value}
        onChange={setValue}
        labelled
      />
      <span className="panel-buttons">
        <Button type="submit" variant="contained" disabled={!enabled}>
          {t('words.add')}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {t('words.close')}
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
