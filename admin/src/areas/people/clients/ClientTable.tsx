import { IconButton } from '@mui/material';
import type { ClientRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { Avatar, formatDateTime } from '@waymark/look';
import { History, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { DataTable } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { ProjectsOf } from './ProjectsOf.tsx';
import { listPath } from '../../../parts/plans/executionFilter.ts';
import { SortedColumn } from '../../../parts/lists/SortedColumn.tsx';
import { useTexts } from '../../../base/texts/index.ts';

type ClientTableProps = { onDelete: (client: ClientRow) => void };

/** A row for each client; its executions are a click away. */
export function ClientTable({ onDelete }: ClientTableProps): ReactNode {
  const t = useTexts();
  const { search } = useLocation();
  const formOf = ({ id }: ClientRow) => ({
    pathname: adminAddress.client({ clientId: id }),
    search,
  });
  const counted = ({ executions, users }: ClientRow) =>
    [
      t('clients.executionCount', { count: executions }),
      t('clients.userCount', { count: users }),
    ].join(', ');
  return (
    <DataTable<ClientRow>
      className="settings-table"
      aria-label={t('settingsMenu.clients')}
      bulkActionButtons={false}
      rowClick={false}
    >
      <SortedColumn<ClientRow>
        source="name"
        label={t('words.name')}
        className="is-name"
        render={(client) => (
          <span className="is-person">
            <Avatar name={client.name} kind="client" size={32} decorative />
            <span>
              <b>{client.name}</b>
              <small>{counted(client)}</small>
            </span>
          </span>
        )}
      />
      <SortedColumn<ClientRow>
        source="executions"
        label={t('clients.executions')}
        className="is-wide is-date"
        render={({ id, name, executions }) =>
          executions === 0 ? (
            0
          ) : (
            <Link
              className="settings-link"
              to={listPath({ clientId: id })}
              aria-label={t('clients.executionsOf', { name, count: executions })}
            >
              {executions}
            </Link>
          )
        }
      />
      <SortedColumn<ClientRow>
        source="projects"
        label={t('clients.projects')}
        className="is-wide is-date"
        render={(client) => <ProjectsOf client={client} />}
      />
      <SortedColumn<ClientRow>
        source="users"
        label={t('clients.users')}
        className="is-wide is-date"
        render={({ users }) => users}
      />
      <SortedColumn<ClientRow>
        source="createdAt"
        label={t('clients.createdAt')}
        className="is-wide is-date"
        render={({ createdAt }) => formatDateTime(createdAt)}
      />
      <SortedColumn<ClientRow>
        source="actions"
        label={<span className="visually-hidden">{t('words.actions')}</span>}
        disableSort
        className="is-acts"
        render={(client) => (
          <>
            <IconButton
              component={Link}
              to={adminAddress.clientActivity({ clientId: client.id })}
              aria-label={t('clients.activityOf', { name: client.name })}
            >
              <History />
            </IconButton>
            <IconButton
              component={Link}
              to={formOf(client)}
              aria-label={t('clients.renameName', { name: client.name })}
            >
              <Pencil />
            </IconButton>
            <IconButton
              aria-label={t('settings.deleteName', { name: client.name })}
              onClick={() => onDelete(client)}
            >
              <Trash2 />
            </IconButton>
          </>
        )}
      />
    </DataTable>
  );
}
