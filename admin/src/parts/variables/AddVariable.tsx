import { Button, MenuItem, TextField } from '@mui/material';
import type { PlanRef } from '@waymark/api';
import type { VariableType } from '@waymark/events';
import { useRef, type ReactNode } from 'react';
import { useUnsent } from '../autosave/index.ts';
import { useCommand } from '../../base/dataProvider/useCommand.ts';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { variableLook, variableTypes } from '../references/types.ts';
import { ValueFields, type VariableValue } from './ValueFields.tsx';
import { WrittenBefore } from '../dialogs/WrittenBefore.tsx';
import { useLanguage, useTexts } from '../../base/texts/index.ts';
import { valueTyped } from './valueTyped.ts';
import '../placeholders/panel.css';

const nothing: { name: string; type: VariableType; value: VariableValue } = {
  ...{ name: '', type: 'STRING', value: { value: '', label: '' } },
};

/**
 * Name and type are required, the value may follow later (PRODUCT 6.9); stays open for the next
 * one.
 */
export function AddVariable({ plan, onClose }: { plan: PlanRef; onClose: () => void }): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  const send = useCommand({ quiet: true });
  const unsent = useUnsent(`variable.${plan.id}`, nothing);
  const { name, type, value } = unsent.fields;
  const first = useRef<HTMLInputElement>(null);
  const again = () => {
    unsent.end();
    first.current?.focus();
  };
  const add = () =>
    send('AddVariable', {
      plan,
      variableId: crypto.randomUUID(),
      name: name.trim(),
      type,
      value: valueTyped(type, value.value, language),
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
      {unsent.isFromBefore && <WrittenBefore />}
      <TextField
        autoFocus
        autoComplete="off"
        inputRef={first}
        label={t('words.name')}
        value={name}
        onChange={(event) => unsent.type('name', event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <TextField
        select
        label={t('words.type')}
        value={type}
        onChange={(event) => unsent.type('type', event.target.value)}
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
        onChange={(typed) => unsent.type('value', typed)}
        labelled
      />
      <span className="panel-buttons">
        <Button type="submit" variant="contained" disabled={!enabled}>
          {t('words.add')}
        </Button>
        <Button variant="outlined" onClick={unsent.discard(onClose) ?? onClose}>
          {t(unsent.isTyped ? 'words.discard' : 'words.close')}
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
