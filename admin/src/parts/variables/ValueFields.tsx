import { TextField } from '@mui/material';
import type { VariableType } from '@waymark/events';
import type { ReactNode } from 'react';
import { variableLook } from '../references/types.ts';
import { useTexts } from '../../base/texts/index.ts';

export type VariableValue = { value: string; label: string };
type ValueFieldsProps = {
  /** Name of the variable, for the fields' labels. */
  name: string;
  type: VariableType;
  value: VariableValue;
  onChange: (value: VariableValue) => void;
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
  const t = useTexts();
  const { inputMode, hint } = variableLook[type];
  const words = (label: string) => (labelled ? { label } : {});
  return (
    <>
      {type === 'LINK' && (
        <TextField
          autoComplete="off"
          placeholder={t('variables.label')}
          value={value.label}
          {...words(t('variables.label'))}
          onChange={(event) => onChange({ ...value, label: event.target.value })}
          slotProps={{
            htmlInput: { maxLength: 200, 'aria-label': t('variables.labelOf', { name }) },
          }}
        />
      )}
      <TextField
        autoComplete="off"
        placeholder={t(hint)}
        value={value.value}
        {...words(type === 'LINK' ? t('words.link') : t('variables.valueWord'))}
        error={error !== null}
        helperText={error}
        onChange={(event) => onChange({ ...value, value: event.target.value })}
        slotProps={{
          htmlInput: {
            inputMode,
            maxLength: 2000,
            'aria-label': t(type === 'LINK' ? 'variables.linkOf' : 'variables.valueOf', { name }),
          },
        }}
      />
    </>
  );
}
