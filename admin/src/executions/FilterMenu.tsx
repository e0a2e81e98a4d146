import type { ClientRow } from '@waymark/api';
import {
  Autocomplete,
  Button,
  Checkbox,
  FormControlLabel,
  Popover,
  TextField,
} from '@mui/material';
import { StatusIcon, processStatusLook } from '@waymark/look';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { statuses, toggleStatus } from './filters.ts';
import type { ExecutionFilter } from './filters.ts';
import { useTexts } from '../texts/index.ts';

type FilterMenuProps = {
  filter: ExecutionFilter;
  onChange: (filter: ExecutionFilter) => void;
};

/** Narrows the list by status and client. */
export function FilterMenu({ filter, onChange }: FilterMenuProps): ReactNode {
  const t = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data: clients = [] } = useGetList<ClientRow>('clients', {
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 500 },
  });
  const { clientId, ...others } = filter;
  return (
    <>
      <Button
        size="small"
        startIcon={<ListFilter />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('executions.filter')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            className: 'filter-menu',
            role: 'dialog',
            'aria-label': t('executions.filter'),
          },
        }}
      >
        <fieldset>
          <legend>{t('executionColumns.status')}</legend>
          {statuses.map((status) => {
            const { icon, colour } = processStatusLook[status];
            return (
              <FormControlLabel
                key={status}
                control={
                  <Checkbox
                    checked={filter.status?.includes(status) ?? false}
                    onChange={() => onChange(toggleStatus(filter, status))}
                  />
                }
                label={
                  <span
                    className="status-word"
                    style={{ color: `var(${colour})` }}
                  >
                    <StatusIcon icon={icon} />
                    {t(`processStatus.${status}`)}
                  </span>
                }
              />
            );
          })}
        </fieldset>
        <Autocomplete
          options={clients}
          value={clients.find(({ id }) => id === clientId) ?? null}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(a, b) => a.id === b.id}
          onChange={(_event, client) =>
            onChange(
              client === null ? others : { ...others, clientId: client.id },
            )
          }
          renderInput={(params) => (
            <TextField
              {...params}
              label={t('executionColumns.client')}
              placeholder={t('executions.anyClient')}
            />
          )}
        />
      </Popover>
    </>
  );
}
