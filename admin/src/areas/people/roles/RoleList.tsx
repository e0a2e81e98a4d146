import { Button, IconButton } from '@mui/material';
import type { RoleRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { Avatar } from '@waymark/look';
import { Lock, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { DataTable, ListBase, useListContext } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { EmptyState } from '../../../parts/page/states.tsx';
import { FormsOver } from '../../../parts/lists/FormsOver.tsx';
import { ListFoot } from '../../../parts/lists/ListFoot.tsx';
import { ListFrame } from '../../../parts/lists/ListFrame.tsx';
import { SortedColumn } from '../../../parts/lists/SortedColumn.tsx';
import '../../../parts/placeholders/panel.css';
import { useTexts } from '../../../base/texts/index.ts';
import '../../../parts/page/settings.css';
import { RoleDelete } from './RoleDelete.tsx';
import { RoleCreate, RoleEdit } from './RoleForm.tsx';
import { audienceWord } from './roleWords.ts';

/** /settings/roles (PRODUCT 4.4, Roles Template): they stand in for people in every blueprint. */
export const RoleList = (): ReactNode => (
  <ListBase<RoleRow>
    resource="roles"
    perPage={100}
    sort={{ field: 'name', order: 'ASC' }}
    storeKey={false}
    queryOptions={{ onError: () => {} }}
  >
    <Roles />
    <FormsOver create={RoleCreate} edit={RoleEdit} />
  </ListBase>
);

function Roles(): ReactNode {
  const t = useTexts();
  const { total = 0 } = useListContext<RoleRow>();
  const { search } = useLocation();
  const [doomed, setDoomed] = useState<RoleRow | null>(null);
  const add = (
    <Button
      component={Link}
      to={{ pathname: adminAddress.addRole(), search }}
      variant="contained"
      startIcon={<Plus />}
    >
      {t('settings.addRole')}
    </Button>
  );
  return (
    <>
      <ListFrame
        title={t('settings.rolesTitle')}
        lead={t('settings.rolesHint')}
        actions={add}
        failed={t('settings.rolesFailed')}
        empty={<EmptyState sentence={t('settings.noRoles')} />}
        foot={<ListFoot counted={t('settings.roleCount', { count: total })} />}
      >
        <RoleTable onDelete={setDoomed} />
      </ListFrame>
      {doomed !== null && <RoleDelete role={doomed} onClose={() => setDoomed(null)} />}
    </>
  );
}

function RoleTable({ onDelete }: { onDelete: (role: RoleRow) => void }): ReactNode {
  const t = useTexts();
  const { search } = useLocation();
  const formOf = ({ id }: Pick<RoleRow, 'id'>) => ({
    pathname: adminAddress.role({ roleId: id }),
    search,
  });
  return (
    <DataTable<RoleRow>
      className="settings-table"
      aria-label={t('words.roles')}
      bulkActionButtons={false}
      rowClick={false}
    >
      <SortedColumn<RoleRow>
        source="name"
        label={t('words.name')}
        className="is-name"
        render={(role) => (
          <span className="is-person">
            <Avatar name={role.name} kind="placeholder" size={32} decorative />
            <span>
              <Link className="lead-link" to={formOf(role)}>
                {role.name}
              </Link>
              <small>
                {t(audienceWord[role.internExtern])}, {standsFor(role)}
              </small>
            </span>
          </span>
        )}
      />
      <SortedColumn<RoleRow>
        source="internExtern"
        label={t('settings.whoFillsIt')}
        className="is-wide"
        render={({ internExtern }) => (
          <span className="panel-tag">
            {internExtern === 'INTERN' && <Lock aria-hidden />}
            {t(audienceWord[internExtern])}
          </span>
        )}
      />
      <SortedColumn<RoleRow>
        source="defaultEmailAddress"
        label={t('settings.standsFor')}
        className="is-wide is-quiet"
        render={standsFor}
      />
      <SortedColumn<RoleRow>
        source="actions"
        label={<span className="visually-hidden">{t('words.actions')}</span>}
        disableSort
        className="is-acts"
        render={(role) => (
          <>
            <IconButton
              component={Link}
              to={formOf(role)}
              aria-label={t('settings.editName', { name: role.name })}
            >
              <Pencil />
            </IconButton>
            <IconButton
              aria-label={t('settings.deleteName', { name: role.name })}
              onClick={() => onDelete(role)}
            >
              <Trash2 />
            </IconButton>
          </>
        )}
      />
    </DataTable>
  );

  function standsFor({ internExtern, defaultEmailAddress }: RoleRow): string {
    return internExtern === 'EXTERN'
      ? t('settings.matchedLater')
      : (defaultEmailAddress ?? t('settings.noDefaultEmail'));
  }
}
