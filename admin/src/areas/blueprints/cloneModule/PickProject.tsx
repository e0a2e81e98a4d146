import { Autocomplete, TextField } from '@mui/material';
import type { ClientRow, ProjectRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useAllRows } from '../../../base/dataProvider/useAllRows.ts';
import { useTexts } from '../../../base/texts/index.ts';

/** What stands for the blueprints where a project is chosen (PRODUCT 12). */
export const TEMPLATE = 'TEMPLATE';

/** Chooses a client's project, or the blueprints. */
export function PickProject({
  value,
  onPick,
}: {
  value: string | null;
  onPick: (projectId: string | null) => void;
}): ReactNode {
  const t = useTexts();
  const projects = useAllRows('projects', {}, 'name').data ?? [];
  const clients = useAllRows('clients', {}, 'name').data ?? [];
  const names = new Map(clients.map(({ id, name }: ClientRow) => [id, name]));
  const options = [
    { id: TEMPLATE, label: t('builder.templates') },
    ...projects.map(({ id, name, clientId }: ProjectRow) => ({
      id,
      label: `${names.get(clientId) ?? ''} - ${name}`,
    })),
  ];
  return (
    <Autocomplete
      options={options}
      value={options.find(({ id }) => id === value) ?? null}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onChange={(_, picked) => onPick(picked?.id ?? null)}
      renderInput={(params) => <TextField {...params} label={t('cloneModule.project')} />}
    />
  );
}
