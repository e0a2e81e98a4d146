import type { PersonRow, PlaceholderRow } from '@waymark/api';
import { Button, IconButton, Tooltip } from '@mui/material';
import { Avatar } from '@waymark/look';
import { Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useCommand } from '../dataProvider/useCommand.ts';
import { ConfirmDelete } from '../dialogs/ConfirmDelete.tsx';
import type { PanelQuery } from '../placeholders/panelQuery.ts';
import { PanelState } from '../placeholders/PanelState.tsx';
import { InvitationMark, SendAgain } from './InvitationMark.tsx';
import { takingBack } from './takingBack.ts';
import { InvitePerson } from './InvitePerson.tsx';

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
  const send = useCommand({ quiet: true });
  const [inviting, setInviting] = useState(false);
  const [leaving, setLeaving] = useState<PersonRow | null>(null);
  if (query.data === undefined)
    return (
      <PanelState what="The client users could not be loaded" query={query} />
    );
  const standsFor = (id: string) =>
    placeholders
      .filter(({ matchedTo }) => matchedTo === id)
      .map(({ name }) => name)
      .join(', ');
  const clientName = query.data[0]?.clientName;
  return (
    <>
      <div className="client-users-head">
        <h3>
          {clientName ? `Users from ${clientName}` : 'Users from the client'}
        </h3>
        {!inviting && (
          <Button
            variant="outlined"
            size="small"
            startIcon={<UserPlus />}
            onClick={() => setInviting(true)}
          >
            Invite User
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
        <p className="panel-none">Nobody of the client is here yet.</p>
      )}
      <ul className="panel-rows" aria-label="Client users">
        {query.data.map((person) => (
          <li key={person.id} className="panel-row is-client">
            <Avatar name={person.name} kind="client" size={32} decorative />
            <span className="panel-words">
              <b>
                {person.name}
                <InvitationMark invitation={person.invitation} />
              </b>
              <small>{person.email}</small>
            </span>
            <span className="panel-side">{standsFor(person.id)}</span>
            <SendAgain person={person} />
            <Tooltip title="Remove">
              <IconButton
                aria-label={`Remove ${person.name}`}
                onClick={() => setLeaving(person)}
              >
                <Trash2 />
              </IconButton>
            </Tooltip>
          </li>
        ))}
      </ul>
      <p className="client-users-note">
        They see what is marked “Client and team”. Team modules stay with the
        team.
      </p>
      {leaving !== null && (
        <ConfirmDelete
          kind="user"
          name={leaving.email ?? leaving.name}
          onClose={() => setLeaving(null)}
          {...takingBack(leaving)}
          consequence={
            leaving.invitation === null
              ? `${leaving.name} can no longer sign in for this client. Their tasks keep their name until somebody else takes them.`
              : 'The invitation is taken back. You can invite them again.'
          }
          onDelete={() =>
            send('RemoveClientUser', { clientId, accountId: leaving.id })
          }
        />
      )}
    </>
  );
}
