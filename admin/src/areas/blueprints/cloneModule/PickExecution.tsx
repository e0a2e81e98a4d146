import { Autocomplete, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useAllRows } from '../../../base/dataProvider/useAllRows.ts';
import { useTexts } from '../../../base/texts/index.ts';

/** Chooses a process of a project. */
export function PickExecution({
  projectId,
  value,
  onPick,
}: {
  projectId: string;
  value: string | null;
  onPick: (processId: string | null) => void;
}): ReactNode {
  const t = useTexts();
  const { data = [], isPending } = useAllRows('executions', { projectId }, 'name');
  return (
    <Autocomplete
      options={data}
      loading={isPending}
      value={data.find(({ id }) => id === value) ?? null}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      noOptionsText={t('cloneModule.noExecution')}
      onChange={(_, picked) => onPick(picked?.id ?? null)}
      renderInput={(params) => <TextField {...params} label={t('plan.execution')} />}
    />
  );
}
