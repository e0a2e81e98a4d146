import { TextField } from '@mui/material';
import type { VariableType } from '@waymark/events';
import type { ReactNode } from 'react';
import { variableLook } from './types.ts';

export type Value = { value: string; label: string };
type ValueFieldsProps = {
  /** Name of the variable, for the fields' labels. */
  name: string;
  type: VariableType;
  value: Value;
  onChange: (value: Value) => void;
  /** Labels stand above the fields, instead of being for screen readers alone. */
  labelled?: boolean;
  error?: string | null;
};

/** Text or number in one field; a link in two, its label and where it leads. */
export function ValueFields({
  name,
  type,
  value,
  onChange,
  labelled = false,
  error = null,
}: ValueFieldsProps): ReactNode {
  const { inputMode, hint } = variableLook[type];
  const words = (label: string) => (labelled ? { label } : {});
  return (
    <>
      {type === 'LINK' && (
        <TextField
          autoComplete="off"
          placeholder="Label"
          value={value.label}
          {...words('Label')}
          onChange={(event) =>
            onChange({ ...value, label: event.target.value })
          }
          slotProps={{
            htmlInput: { maxLength: 200, 'aria-label': `Label of ${name}` },
          }}
        />
      )}
      <TextField
        autoComplete="off"
        placeholder={hint}
        value={value.value}
        {...words(type === 'LINK' ? 'Link' : 'Value')}
        error={error !== null}
        helperText={error}
        onChange={(event) => onChange({ ...value, value: event.target.value })}
        slotProps={{
          htmlInput: {
            inputMode,
            maxLength: 2000,
            'aria-label':
              type === 'LINK' ? `Link of ${name}` : `Value of ${name}`,
          },
        }}
      />
    </>
  );
}
