import { useId, type ReactNode } from 'react';
import { useInput } from 'react-admin';
import type { FieldInput } from '../../../parts/fields/fieldInput.ts';
import { SettingsRow } from './SettingsSection.tsx';

type SettingFieldProps<Value> = {
  /** The field of the form's record. */
  source: string;
  label: string;
  hint?: string;
  input: FieldInput<Value>;
  /** Told of each change, after the form. */
  onChange: (value: Value) => void;
  /** The field is left, or a choice is made. */
  onLeave?: () => void;
};

/** A field of a form of react-admin as a row of the settings, by the input of its kind. */
export function SettingField<Value>({
  source,
  label,
  hint,
  input,
  onChange,
  onLeave,
}: SettingFieldProps<Value>): ReactNode {
  const [id, labelId] = [useId(), useId()];
  const { field } = useInput({
    source,
    format: asItIs,
    parse: asItIs,
    validate: (value: Value) => input.mistake?.(value),
  });
  const value = field.value as Value;
  return (
    <SettingsRow
      label={label}
      {...(hint !== undefined && { hint })}
      {...(input.labelled === true ? { labelId } : { control: id })}
    >
      {input.draw({
        ...{ id, labelId, value, mistake: input.mistake?.(value) },
        onChange(next) {
          field.onChange(next);
          onChange(next);
          if (input.chosen === true) onLeave?.();
        },
        onLeave() {
          field.onBlur();
          onLeave?.();
        },
      })}
    </SettingsRow>
  );
}

const asItIs = <Value,>(value: Value): Value => value;
