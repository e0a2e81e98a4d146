import { Autocomplete, TextField } from '@mui/material';
import type { BlueprintRow, FilterOf } from '@waymark/api';
import { singleModules } from '@waymark/events/blueprintKind';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { useTexts } from '../../../base/texts/index.ts';

/** What is known of one that is chosen. */
export type PickedBlueprint = Pick<BlueprintRow, 'id' | 'name' | 'kind'>;

type PickBlueprintProps = {
  label: string;
  /** Which are offered. */
  filter: FilterOf<'blueprints'>;
  value: PickedBlueprint | null;
  onPick: (picked: PickedBlueprint | null) => void;
  /** Whether the place of the single modules is offered, too. */
  withSingles?: boolean;
  disabled?: boolean;
  hint?: string | undefined;
};

/** Chooses a process or a sub-process by its name. */
export function PickBlueprint({
  label,
  filter,
  value,
  onPick,
  withSingles = false,
  disabled = false,
  hint,
}: PickBlueprintProps): ReactNode {
  const t = useTexts();
  const { data = [], isPending } = useGetList<BlueprintRow>(
    'blueprints',
    { filter, sort: { field: 'name', order: 'ASC' }, pagination: { page: 1, perPage: 1000 } },
    { enabled: !disabled },
  );
  const single = { id: singleModules, name: t('library.singleModules'), kind: 'modules' } as const;
  const options: PickedBlueprint[] = withSingles ? [...data, single] : data;
  return (
    <Autocomplete
      options={disabled ? [] : options}
      loading={!disabled && isPending}
      disabled={disabled}
      value={value}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      noOptionsText={t('library.noProcess')}
      onChange={(_, picked) => onPick(picked)}
      renderInput={(params) => <TextField {...params} label={label} helperText={hint} />}
    />
  );
}
