import { TextField } from '@mui/material';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useUnsent } from '../autosave/index.ts';
import { useGivenName } from '../conflict/useGivenName.tsx';
import { DialogError } from '../dialogs/DialogError.tsx';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { SettingsFoot } from './SettingsFoot.tsx';
import { SettingsRow, SettingsSection } from './SettingsSection.tsx';

type OneSettingProps<Value> = {
  /** Under which what is typed is kept on the device until it is saved. */
  place: string;
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
  mistake: string | ((typed: string) => string);
  /** The revision of the workspace at which the value was read. */
  seen: string | undefined;
  /** What somebody else has set, out of a conflict. */
  theirs?: (value: unknown) => Value;
  onSave: (value: Value, basedOn?: string) => Promise<unknown>;
  field?: Pick<
    ComponentProps<typeof TextField>,
    | 'fullWidth'
    | 'className'
    | 'slotProps'
    | 'multiline'
    | 'minRows'
    | 'placeholder'
  >;
  /** In the place of a field of text. */
  control?: (
    id: string,
    typed: string,
    type: (typed: string) => void,
  ) => ReactNode;
};

/** A section of the settings with one value that is typed, saved by its foot. Who leaves the page before finds it typed when they are back. */
export function OneSetting<Value extends string | number | null>({
  place,
  title,
  lead,
  label,
  hint,
  value,
  write,
  read,
  mistake,
  seen,
  theirs = (kept) => kept as Value,
  onSave,
  field,
  control,
}: OneSettingProps<Value>): ReactNode {
  const id = useId();
  // What was saved here is told of the workspace a moment later.
  const [kept, setKept] = useState<{ value: Value } | null>(null);
  const current = kept === null ? value : kept.value;
  const unsent = useUnsent(`setting.${place}`, { typed: write(current) });
  const { typed } = unsent.fields;
  const meant = read(typed);
  const fits = meant !== undefined;
  const changed = meant !== current;
  const type = (next: string) => {
    // What is there now is what is written over.
    if (!unsent.isTyped) look(seen);
    unsent.type('typed', next);
  };
  const { look, give, dialog } = useGivenName({
    ...{ name: title, what: label, seen },
    send: async (words, basedOn) => {
      const to = read(words);
      return to === undefined ? undefined : onSave(to, basedOn);
    },
    tell: (set) => write(theirs(set)),
    onKeepMine: () => void submit(),
    onTakeTheirs: (words) => {
      unsent.end();
      const to = read(words);
      if (to !== undefined) setKept({ value: to });
    },
    onEdit: control === undefined ? type : undefined,
  });
  const { submit, submitting, error } = useSubmit(async () => {
    if (meant === undefined || !(await give(typed))) return;
    unsent.end();
    setKept({ value: meant });
  });
  return (
    <SettingsSection
      title={title}
      {...(lead !== undefined && { lead })}
      onSubmit={() => fits && changed && !submitting && void submit()}
    >
      <SettingsRow control={id} label={label} hint={hint}>
        {control?.(id, typed, type) ?? (
          <TextField
            id={id}
            autoComplete="off"
            {...field}
            value={typed}
            error={!fits}
            onChange={({ target }) => type(target.value)}
            helperText={
              fits
                ? undefined
                : typeof mistake === 'string'
                  ? mistake
                  : mistake(typed)
            }
          />
        )}
      </SettingsRow>
      {dialog}
      {error !== null && <DialogError>{error}</DialogError>}
      <SettingsFoot
        changed={changed}
        fits={fits}
        saving={submitting}
        saved={kept !== null}
        onDiscard={unsent.end}
      />
    </SettingsSection>
  );
}
