import type { ClientRow } from '@waymark/api';
import { formatDate } from '@waymark/look';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { usePerson } from '../people/usePerson.ts';
import { statusWords, withoutFilter } from './filters.ts';
import type { ExecutionFilter } from './filters.ts';
import { useTexts } from '../texts/index.ts';

type FilterChipsProps = {
  filter: ExecutionFilter;
  onChange: (filter: ExecutionFilter) => void;
};

/** The filters that are on, each with a way to take it off. */
export function FilterChips({ filter, onChange }: FilterChipsProps): ReactNode {
  const t = useTexts();
  const { status, clientId, clientTurn, participantId, endFrom, endTo } =
    filter;
  const without =
    (...names: (keyof ExecutionFilter)[]) =>
    () =>
      onChange(withoutFilter(filter, ...names));
  const ends = [
    endFrom && t('executions.from', { date: formatDate(endFrom) }),
    endTo && t('executions.to', { date: formatDate(endTo) }),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      {status !== undefined && (
        <FilterChip
          name={t('executionColumns.status')}
          value={statusWords(t, status)}
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
          name={t('executions.clientsTurn')}
          value={
            clientTurn === 1
              ? t('executions.anyTask')
              : t('executions.tasksOrMore', { count: clientTurn })
          }
          onRemove={without('clientTurn')}
        />
      )}
      {ends !== '' && (
        <FilterChip
          name={t('executionColumns.end')}
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
  const t = useTexts();
  const client = useGetOne<ClientRow>('clients', { id: clientId });
  return (
    <FilterChip
      name={t('executionColumns.client')}
      value={
        client.data?.name ?? (client.isError ? t('executions.notFound') : '…')
      }
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
}): ReactNode => {
  const t = useTexts();
  return (
    <FilterChip
      name={t('executions.openTasksOf')}
      value={usePerson(accountId).name}
      onRemove={onRemove}
    />
  );
};

const FilterChip = ({
  name,
  value,
  onRemove,
}: {
  name: string;
  value: string;
  onRemove: () => void;
}): ReactNode => {
  const t = useTexts();
  return (
    <span className="filter-chip">
      <span>{name}</span>
      <b>{value}</b>
      <button
        type="button"
        aria-label={t('executions.removeFilter', { name })}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </button>
    </span>
  );
};
