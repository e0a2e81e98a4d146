import type { ClientRow } from '@waymark/api';
import { formatDate } from '@waymark/look';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { usePerson } from '../people/usePerson.ts';
import { statusWords, withoutFilter } from './filters.ts';
import type { ExecutionFilter } from './filters.ts';

type FilterChipsProps = {
  filter: ExecutionFilter;
  onChange: (filter: ExecutionFilter) => void;
};

/** The filters that are on, each with a way to take it off. */
export function FilterChips({ filter, onChange }: FilterChipsProps): ReactNode {
  const { status, clientId, clientTurn, participantId, endFrom, endTo } =
    filter;
  const without =
    (...names: (keyof ExecutionFilter)[]) =>
    () =>
      onChange(withoutFilter(filter, ...names));
  const ends = [
    endFrom && `from ${formatDate(endFrom)}`,
    endTo && `to ${formatDate(endTo)}`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      {status !== undefined && (
        <FilterChip
          name="Status"
          value={statusWords(status)}
          onRemove={without('status')}
        />
      )}
      {clientId !== undefined && (
        <ClientChip clientId={clientId} onRemove={without('clientId')} />
      )}
      {participantId !== undefined && (
        <PersonChip
          accountId={participantId}
          onRemove={without('participantId')}
        />
      )}
      {clientTurn !== undefined && (
        <FilterChip
          name="Client’s turn"
          value={clientTurn === 1 ? 'any task' : `${clientTurn} tasks or more`}
          onRemove={without('clientTurn')}
        />
      )}
      {ends !== '' && (
        <FilterChip
          name="End"
          value={ends}
          onRemove={without('endFrom', 'endTo')}
        />
      )}
    </>
  );
}

function ClientChip({
  clientId,
  onRemove,
}: {
  clientId: string;
  onRemove: () => void;
}): ReactNode {
  const client = useGetOne<ClientRow>('clients', { id: clientId });
  return (
    <FilterChip
      name="Client"
      value={client.data?.name ?? (client.isError ? 'not found' : '…')}
      onRemove={onRemove}
    />
  );
}

const PersonChip = ({
  accountId,
  onRemove,
}: {
  accountId: string;
  onRemove: () => void;
}): ReactNode => (
  <FilterChip
    name="Open tasks of"
    value={usePerson(accountId).name}
    onRemove={onRemove}
  />
);

const FilterChip = ({
  name,
  value,
  onRemove,
}: {
  name: string;
  value: string;
  onRemove: () => void;
}): ReactNode => (
  <span className="filter-chip">
    <span>{name}</span>
    <b>{value}</b>
    <button
      type="button"
      aria-label={`Remove filter ${name}`}
      onClick={onRemove}
    >
      <X aria-hidden="true" />
    </button>
  </span>
);
