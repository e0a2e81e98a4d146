import type { Me } from '@waymark/api';
import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { problemOf } from '../dataProvider/CommandRefused.ts';
import { sendCommand } from '../dataProvider/sendCommand.ts';
import { DialogError } from '../dialogs/DialogError.tsx';
import { loadMe } from '../session/me.ts';
import { enterWorkspace } from '../session/workspace.ts';

type Invitation = Me['invitations'][number];

/** What the person was asked to join, below where they belong: nothing of it is theirs before they accept. */
export function InvitationList({
  invitations,
  onAnswered,
}: {
  invitations: readonly Invitation[];
  onAnswered: () => void;
}): ReactNode {
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  if (invitations.length === 0) return null;
  const answer = async (
    name: 'AcceptInvitation' | 'DeclineInvitation',
    { workspaceId, clientId }: Invitation,
  ) => {
    setError(null);
    setBusy(true);
    try {
      await sendCommand(name, { workspaceId, clientId });
      await loadMe();
      if (name === 'DeclineInvitation') onAnswered();
      else if (clientId === null) enterWorkspace(workspaceId);
      else location.assign(`/portal/?w=${workspaceId}`);
    } catch (reason) {
      setError(problemOf(reason)?.detail ?? 'Something went wrong. Try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-label="Invitations">
      <h2>Invitations</h2>
      <ul className="invitation-list">
        {invitations.map((invitation) => {
          const { workspaceId, workspaceName, clientId, clientName } =
            invitation;
          return (
            <li key={`${workspaceId} ${clientId}`}>
              <span>
                {workspaceName}
                <small>
                  {invitation.byName}
                  {invitation.byEmail !== '' && ` (${invitation.byEmail})`}{' '}
                  invites you
                  {clientName === null
                    ? ', as part of the team'
                    : `, as one of the people of ${clientName}`}
                </small>
              </span>
              <div>
                <Button
                  size="small"
                  variant="text"
                  aria-label={`No, thanks, ${workspaceName}`}
                  disabled={busy}
                  onClick={() => void answer('DeclineInvitation', invitation)}
                >
                  No, thanks
                </Button>
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={`Accept ${workspaceName}`}
                  disabled={busy}
                  onClick={() => void answer('AcceptInvitation', invitation)}
                >
                  Accept
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {error !== null && <DialogError>{error}</DialogError>}
    </section>
  );
}
