import type { ClientRow } from '@waymark/api';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { statusWords } from './filters.ts';
import type { ExecutionFilter } from './filters.ts';

type FilterChipsProps = { filter: ExecutionFilter; onChange: (filter: ExecutionFilter) => void };

/** The filters that are on, each with a way to take it off. */
export function FilterChips({ filter, onChange }: FilterChipsProps): ReactNode {
  const { status, clientId, ...rest } = filter;
  const client = useGetOne<ClientRow>('clients', { id: clientId ?? '' }, { enabled: clientId !== undefined });
  return (
    <>
      {status !== undefined && (
        <FilterChip name="Status" value={statusWords(status)} onRemove={() => onChange({ ...rest, ...(clientId && { clientId }) })} />
      )}
      {clientId !== undefined && (
        <FilterChip name="Client" value={client.data?.name ?? (client.isError ? 'not found' : '…')} onRemove={() => onChange({ ...rest, ...(status && { status }) })} />
      )}
    </>
  );
}

const FilterChip = ({ name, value, onRemove }: { name: string; value: string; onRemove: () => void }): ReactNode => (
  <span className="filter-chip">
    <span>{name}</span><b>{value}</b>
    <button type="button" aria-label={`Remove filter ${name}`} onClick={onRemove}><X aria-hidden="true" /></button>
  </span>
);
