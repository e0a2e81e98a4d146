import { Button, IconButton } from '@mui/material';
import type { PersonRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { Avatar, formatDateTime } from '@waymark/look';
import { Trash2, UserPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { DataTable, ListBase, useListContext } from 'react-admin';
import { Link, useMatch, useNavigate } from 'react-router';
import { ListFoot } from '../../../parts/lists/ListFoot.tsx';
import { ListFrame } from '../../../parts/lists/ListFrame.tsx';
import { ListToolbar } from '../../../parts/lists/ListToolbar.tsx';
import { NothingFound } from '../../../parts/lists/NothingFound.tsx';
import { SearchFilter } from '../../../parts/lists/SearchFilter.tsx';
import { SortedColumn } from '../../../parts/lists/SortedColumn.tsx';
import { AlsoAt } from '../../../parts/people/AlsoAt.tsx';
import { InvitationMark, SendAgain } from '../../../parts/people/InvitationMark.tsx';
import { useToday } from '../../../base/dates/useToday.ts';
import { useTexts } from '../../../base/texts/index.ts';
import '../../../parts/placeholders/panel.css';
import '../../../parts/page/settings.css';
import { UserDelete } from './UserDelete.tsx';
import { seenDay } from './seenDay.ts';
import { UserInvite } from './UserInvite.tsx';
import { useTeamSeen } from './useTeamSeen.ts';

const team = { party: 'team' };

/**
 * /settings/users (PRODUCT 4.2): the team, with the owner marked, who stays; /settings/user-invite
 * opens the invitation over it.
 */
export const UserList = (): ReactNode => (
  <ListBase<PersonRow>
    resource="people"
    filter={team}
    perPage={100}
    sort={{ field: 'createdAt', order: 'ASC' }}
    storeKey={false}
    queryOptions={{ onError: () => {} }}
  >
    <Users />
  </ListBase>
);

function Users(): ReactNode {
  const t = useTexts();
  const { total = 0 } = useListContext<PersonRow>();
  const [leaving, setLeaving] = useState<PersonRow | null>(null);
  const inviting = useMatch(adminAddress.inviteUser.path) !== null;
  const navigate = useNavigate();
  return (
    <>
      <ListFrame
        title={t('settings.users')}
        lead={t('settings.usersHint')}
        actions={
          <Button
            component={Link}
            to={adminAddress.inviteUser()}
            variant="contained"
            startIcon={<UserPlus />}
          >
            {t('settings.invite')}
          </Button>
        }
        toolbar={
          <ListToolbar
            filters={[
              <SearchFilter key="q" source="q" label={t('settings.searchUsers')} alwaysOn />,
            ]}
          />
        }
        failed={t('settings.usersFailed')}
        empty={<NothingFound otherwise={null} />}
        foot={<ListFoot counted={t('settings.userCount', { count: total })} />}
      >
        <UserTable onDelete={setLeaving} />
      </ListFrame>
      {inviting && <UserInvite onClose={() => void navigate(adminAddress.users())} />}
      {leaving !== null && <UserDelete person={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

function UserTable({ onDelete }: { onDelete: (person: PersonRow) => void }): ReactNode {
  const t = useTexts();
  const days = useTeamSeen();
  const today = useToday();
  const seenOf = ({ id, invitation }: PersonRow): string | null =>
    days === undefined || invitation !== null ? null : seenDay(t, days.get(id), today);
  // On a phone no head of a column says what it is.
  const seenOnPhone = (person: PersonRow): string | null => {
    const seen = seenOf(person);
    return seen === null || days?.has(person.id) !== true
      ? seen
      : `${t('settings.lastSeen')}: ${seen}`;
  };
  return (
    <DataTable<PersonRow>
      className="settings-table"
      aria-label={t('settings.users')}
      bulkActionButtons={false}
      rowClick={false}
    >
      <SortedColumn<PersonRow>
        source="email"
        label={t('settings.emailColumn')}
        className="is-name"
        render={(person) => <Who person={person} seen={seenOnPhone(person)} />}
      />
      <SortedColumn<PersonRow>
        source="role"
        label={t('settings.roleColumn')}
        className="is-wide is-quiet"
        disableSort
        render={({ role, invitation }) =>
          role === null || invitation !== null ? (
            ''
          ) : (
            <span className="panel-tag">{t(`settings.role_${role}`)}</span>
          )
        }
      />
      <SortedColumn<PersonRow>
        source="seen"
        label={t('settings.lastSeen')}
        className="is-date is-wide"
        disableSort
        render={seenOf}
      />
      <SortedColumn<PersonRow>
        source="createdAt"
        label={t('settings.createdAt')}
        className="is-date is-wide"
        render={({ createdAt }) => formatDateTime(createdAt)}
      />
      <SortedColumn<PersonRow>
        source="actions"
        label={<span className="visually-hidden">{t('words.actions')}</span>}
        disableSort
        className="is-acts"
        render={(person) => (
          <>
            <SendAgain person={person} />
            {person.role !== 'OWNER' && (
              <IconButton
                aria-label={t(
                  person.invitation === 'pending' ? 'settings.takeBackOf' : 'settings.deleteName',
                  { name: person.email ?? person.name },
                )}
                onClick={() => onDelete(person)}
              >
                <Trash2 />
              </IconButton>
            )}
          </>
        )}
      />
    </DataTable>
  );
}

function Who({
  person,
  seen,
}: {
  person: PersonRow;
  /** null: not known, or never. */
  seen: string | null;
}): ReactNode {
  const t = useTexts();
  const { email, name, role, createdAt, invitation } = person;
  const shown = email ?? name;
  const named = name !== shown;
  return (
    <span className="is-person">
      <Avatar name={name} kind="team" size={32} decorative />
      <span>
        {named && <b>{name}</b>}
        <span className={named ? 'is-email' : ''}>
          {shown}
          {role === 'OWNER' && <span className="is-owner">{t('settings.owner')}</span>}
          <InvitationMark invitation={invitation} />
        </span>
        <AlsoAt person={person} />
        <small>{formatDateTime(createdAt)}</small>
        {seen !== null && <small>{seen}</small>}
      </span>
    </span>
  );
}
