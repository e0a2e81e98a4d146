import { TextField } from '@mui/material';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { DialogError } from '../dialogs/DialogError.tsx';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { SettingsFoot } from './SettingsFoot.tsx';
import { SettingsRow, SettingsSection } from './SettingsSection.tsx';

type OneSettingProps<Value> = {
  title: string;
  lead?: string;
  label: string;
  hint: string;
  /** As it is kept. */
  value: Value;
  /** As it stands in its field. */
  write: (value: Value) => string;
  /** What is typed means; undefined: nothing that can be saved. */
  read: (typed: string) => Value | undefined;
  /** What to do about what can't be saved. */
  mistake: string;
  onSave: (value: Value) => Promise<unknown>;
  field?: Pick<
    ComponentProps<typeof TextField>,
    'fullWidth' | 'className' | 'slotProps'
  >;
};

/** A section of the settings with one value that is typed, saved by its foot. */
export function OneSetting<Value extends string | number | null>({
  title,
  lead,
  label,
  hint,
  value,
  write,
  read,
  mistake,
  onSave,
  field,
}: OneSettingProps<Value>): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState(write(value));
  // What was saved here is told of the workspace a moment later.
  const [kept, setKept] = useState<{ value: Value } | null>(null);
  const current = kept === null ? value : kept.value;
  const meant = read(typed);
  const fits = meant !== undefined;
  const changed = meant !== current;
  const { submit, submitting, error } = useSubmit(async () => {
    if (meant === undefined) return;
    await onSave(meant);
    setKept({ value: meant });
  });
  return (
    <SettingsSection
      title={title}
      {...(lead !== undefined && { lead })}
      onSubmit={() => fits && changed && !submitting && void submit()}
    >
      <SettingsRow control={id} label={label} hint={hint}>
        <TextField
          id={id}
          autoComplete="off"
          {...field}
          value={typed}
          error={!fits}
          onChange={({ target }) => setTyped(target.value)}
          helperText={fits ? undefined : mistake}
        />
      </SettingsRow>
      {error !== null && <DialogError>{error}</DialogError>}
      <SettingsFoot
        changed={changed}
        fits={fits}
        saving={submitting}
        saved={kept !== null}
        onDiscard={() => setTyped(write(current))}
      />
    </SettingsSection>
  );
}
