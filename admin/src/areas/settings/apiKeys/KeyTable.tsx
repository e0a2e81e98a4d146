import { IconButton } from '@mui/material';
import type { ApiKeyRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { formatDate, formatDateTime } from '@waymark/look/dates';
import { History, RotateCw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import { useTexts } from '../../../base/texts/index.ts';
import { SortedColumn } from '../../../parts/lists/SortedColumn.tsx';
import { groupsIn, type ScopeGroup } from './scopeGroups.ts';
import { useKeyUses } from './useKeyUses.ts';

type KeyTableProps = { onRotate: (key: ApiKeyRow) => void; onEnd: (key: ApiKeyRow) => void };

/** The keys that work: what each may do, its last four signs, when it was last used, its end. */
export function KeyTable({ onRotate, onEnd }: KeyTableProps): ReactNode {
  const t = useTexts();
  const uses = useKeyUses();
  const listed = (groups: readonly ScopeGroup[]) =>
    groups.map((group) => t(`apiKeys.group_${group}`)).join(', ');
  const mayOf = ({ scopes }: ApiKeyRow): string => {
    const { reads, writes } = groupsIn(scopes);
    return [
      ...(reads.length > 0 ? [t('apiKeys.reads', { what: listed(reads) })] : []),
      ...(writes.length > 0 ? [t('apiKeys.writes', { what: listed(writes) })] : []),
    ].join(' · ');
  };
  const usedOf = ({ id }: ApiKeyRow): string => {
    if (uses === undefined) return '';
    const use = uses.get(id);
    if (use === undefined) return t('apiKeys.notUsed');
    const day = formatDate(use.day);
    return use.network === '' ? day : t('apiKeys.usedFrom', { day, network: use.network });
  };
  const endOf = ({ until }: ApiKeyRow): string =>
    until === null ? t('apiKeys.never') : formatDateTime(until);
  return (
    <DataTable<ApiKeyRow>
      className="settings-table api-key-table"
      aria-label={t('apiKeys.keys')}
      bulkActionButtons={false}
      rowClick={false}
    >
      <SortedColumn<ApiKeyRow>
        source="name"
        label={t('words.name')}
        className="is-name"
        render={(key) => (
          <span className="api-key-name">
            <b>{key.name}</b>
            <span>{mayOf(key)}</span>
            {key.previousUntil !== null && key.previousUntil > new Date().toISOString() && (
              <span>{t('apiKeys.previousWorks', { at: formatDateTime(key.previousUntil) })}</span>
            )}
            <small>{`…${key.lastFour} · ${usedOf(key)} · ${endOf(key)}`}</small>
          </span>
        )}
      />
      <SortedColumn<ApiKeyRow>
        source="lastFour"
        label={t('apiKeys.key')}
        disableSort
        className="is-wide is-key"
        render={({ lastFour }) => `…${lastFour}`}
      />
      <SortedColumn<ApiKeyRow>
        source="lastUse"
        label={t('apiKeys.lastUse')}
        disableSort
        className="is-wide is-quiet"
        render={usedOf}
      />
      <SortedColumn<ApiKeyRow>
        source="until"
        label={t('apiKeys.endsOn')}
        className="is-wide is-date"
        render={endOf}
      />
      <SortedColumn<ApiKeyRow>
        source="actions"
        label={<span className="visually-hidden">{t('words.actions')}</span>}
        disableSort
        className="is-acts"
        render={(key) => (
          <>
            <IconButton
              component={Link}
              to={`${adminAddress.activity()}?who=${key.id}`}
              aria-label={t('apiKeys.actsOf', { name: key.name })}
              title={t('apiKeys.actsOf', { name: key.name })}
            >
              <History />
            </IconButton>
            <IconButton
              aria-label={t('apiKeys.rotateName', { name: key.name })}
              title={t('apiKeys.rotateName', { name: key.name })}
              onClick={() => onRotate(key)}
            >
              <RotateCw />
            </IconButton>
            <IconButton
              aria-label={t('apiKeys.endName', { name: key.name })}
              title={t('apiKeys.endName', { name: key.name })}
              onClick={() => onEnd(key)}
            >
              <Trash2 />
            </IconButton>
          </>
        )}
      />
    </DataTable>
  );
}
