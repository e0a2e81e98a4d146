import {
  Button,
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import type { PersonRow } from '@waymark/api';
import { Avatar, formatDateTime } from '@waymark/look';
import { Trash2, UserPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useCommand } from '../dataProvider/useCommand.ts';
import { ConfirmDelete } from '../dialogs/ConfirmDelete.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PanelState } from '../placeholders/PanelState.tsx';
import { InvitationMark, SendAgain } from '../people/InvitationMark.tsx';
import { takingBack } from '../people/takingBack.ts';
import './settings.css';
import { useTeam } from './useTeam.ts';
import { useTexts } from '../texts/index.ts';

/** /settings/users (PRODUCT 4.2): the team, with the owner marked, who stays; deleting asks for the exact e-mail. */
export function UsersPage(): ReactNode {
  const t = useTexts();
  const team = useTeam();
  const send = useCommand({ quiet: true });
  const [leaving, setLeaving] = useState<PersonRow | null>(null);
  return (
    <div className="settings">
      <PageHead
        title={t('settings.users')}
        actions={
          <Button
            component={Link}
            to="/settings/user-invite"
            variant="contained"
            startIcon={<UserPlus />}
          >
            {t('settings.invite')}
          </Button>
        }
      />
      {team.data === undefined ? (
        <PanelState what={t('settings.usersFailed')} query={team} />
      ) : (
        <Table className="settings-table" aria-label={t('settings.users')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('settings.emailColumn')}</TableCell>
              <TableCell className="is-date">
                {t('settings.createdAt')}
              </TableCell>
              <TableCell>
                <span className="visually-hidden">{t('words.actions')}</span>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {team.data.map((person) => (
              <UserRow
                key={person.id}
                person={person}
                onDelete={() => setLeaving(person)}
              />
            ))}
          </TableBody>
        </Table>
      )}
      {leaving !== null && (
        <ConfirmDelete
          kind="user"
          name={leaving.email ?? leaving.name}
          onClose={() => setLeaving(null)}
          onDelete={() => send('RemoveTeamUser', { accountId: leaving.id })}
          {...takingBack(t, leaving)}
          consequence={
            leaving.invitation === null
              ? t('settings.loseAccess')
              : t('people.takenBackAgain')
          }
        />
      )}
    </div>
  );
}

function UserRow({
  person,
  onDelete,
}: {
  person: PersonRow;
  onDelete: () => void;
}): ReactNode {
  const t = useTexts();
  const { email, name, role, createdAt, invitation } = person;
  const shown = email ?? name;
  const named = name !== shown;
  return (
    <TableRow>
      <TableCell className="is-name">
        <span className="is-person">
          <Avatar name={name} kind="team" size={32} decorative />
          <span>
            {named && <b>{name}</b>}
            <span className={named ? 'is-email' : ''}>
              {shown}
              {role === 'OWNER' && (
                <span className="is-owner">{t('settings.owner')}</span>
              )}
              <InvitationMark invitation={invitation} />
            </span>
            <small>{formatDateTime(createdAt)}</small>
          </span>
        </span>
      </TableCell>
      <TableCell className="is-date">{formatDateTime(createdAt)}</TableCell>
      <TableCell className="is-acts">
        <SendAgain person={person} />
        {role !== 'OWNER' && (
          <IconButton
            aria-label={
              invitation === 'pending'
                ? t('settings.takeBackOf', { name: shown })
                : t('settings.deleteName', { name: shown })
            }
            onClick={onDelete}
          >
            <Trash2 />
          </IconButton>
        )}
      </TableCell>
    </TableRow>
  );
}
