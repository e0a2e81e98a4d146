import type { PersonRow, PlaceholderRow } from '@waymark/api';
import { Button, IconButton, Tooltip } from '@mui/material';
import { Avatar } from '@waymark/look';
import { Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { LeavingDialog } from '../../people/index.ts';
import type { PanelQuery } from '../../../parts/placeholders/panelQuery.ts';
import { PanelState } from '../../../parts/placeholders/PanelState.tsx';
import { AlsoAt } from '../../../parts/people/AlsoAt.tsx';
import { InvitationMark, SendAgain } from '../../../parts/people/InvitationMark.tsx';
import { InvitePerson } from '../../../parts/personPicker/InvitePerson.tsx';
import { useTexts } from '../../../base/texts/index.ts';

type ClientUsersTabProps = {
  /** Where an invitation leads. */
  processId: string;
  clientId: string;
  query: PanelQuery<PersonRow>;
  placeholders: readonly PlaceholderRow[];
};

/** The users of the client: whom they stand for here, a way to invite one and to remove one. */
export function ClientUsersTab({
  processId,
  clientId,
  query,
  placeholders,
}: ClientUsersTabProps): ReactNode {
  const t = useTexts();
  const [inviting, setInviting] = useState(false);
  const [leaving, setLeaving] = useState<PersonRow | null>(null);
  if (query.data === undefined)
    return <PanelState what={t('people.clientUsersFailed')} query={query} />;
  const standsFor = (id: string) =>
    placeholders
      .filter(({ matchedTo }) => matchedTo === id)
      .map(({ name }) => name)
      .join(', ');
  const clientName = query.data[0]?.clientName;
  return (
    <>
      <div className="client-users-head">
        <h3 className="visually-hidden">
          {clientName ? t('people.usersFrom', { client: clientName }) : t('people.usersFromClient')}
        </h3>
        {!inviting && (
          <Button
            variant="outlined"
            size="small"
            startIcon={<UserPlus />}
            onClick={() => setInviting(true)}
          >
            {t('people.inviteUser')}
          </Button>
        )}
      </div>
      {inviting && (
        <InvitePerson
          party="client"
          clientId={clientId}
          processId={processId}
          onCancel={() => setInviting(false)}
          onDone={() => setInviting(false)}
        />
      )}
      {query.data.length === 0 && !inviting && (
        <p className="panel-none">{t('people.nobodyOfClient')}</p>
      )}
      <ul className="panel-rows" aria-label={t('people.clientUsersList')}>
        {query.data.map((person) => (
          <li key={person.id} className="panel-row is-client">
            <Avatar name={person.name} kind="client" size={32} decorative />
            <span className="panel-words">
              <b>
                {person.name}
                <InvitationMark invitation={person.invitation} />
              </b>
              <small>{person.email}</small>
              <AlsoAt person={person} />
            </span>
            <span className="panel-side">{standsFor(person.id)}</span>
            <SendAgain person={person} />
            <Tooltip title={t('people.remove')}>
              <IconButton
                aria-label={t('people.removeName', { name: person.name })}
                onClick={() => setLeaving(person)}
              >
                <Trash2 />
              </IconButton>
            </Tooltip>
          </li>
        ))}
      </ul>
      <p className="client-users-note">{t('people.whatTheySee')}</p>
      {leaving !== null && (
        <LeavingDialog
          person={leaving}
          clientId={clientId}
          onClose={() => setLeaving(null)}
          consequence={
            leaving.invitation === null
              ? t('people.canNoLonger', { name: leaving.name })
              : t('people.takenBackAgain')
          }
        />
      )}
    </>
  );
}
