import type { Me } from '@waymark/api';
import { entryAddress } from '@waymark/api/addresses';
import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { problemOf } from '../../base/wire/problemOf.ts';
import { sendCommand } from '../../base/wire/sendCommand.ts';
import { DialogError } from '../../parts/dialogs/DialogError.tsx';
import { loadMe } from '../../base/session/me.ts';
import { enterWorkspace } from '../../base/wire/workspace.ts';
import { useTexts } from '../../base/texts/index.ts';

type Invitation = Me['invitations'][number];

const byWhom = ({ byName, byEmail }: Invitation): string =>
  byEmail === '' ? byName : `${byName} (${byEmail})`;

/**
 * What the person was asked to join, below where they belong: nothing of it is theirs before they
 * accept.
 */
export function InvitationList({
  invitations,
  onAnswered,
}: {
  invitations: readonly Invitation[];
  onAnswered: () => void;
}): ReactNode {
  const t = useTexts();
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
      else location.assign(entryAddress.portal({ w: workspaceId }));
    } catch (reason) {
      setError(problemOf(reason)?.detail ?? t('workspaces.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-label={t('workspaces.invitations')}>
      <h2>{t('workspaces.invitations')}</h2>
      <ul className="invitation-list">
        {invitations.map((invitation) => {
          const { workspaceId, workspaceName, clientId, clientName } = invitation;
          return (
            <li key={`${workspaceId} ${clientId}`}>
              <span>
                {workspaceName}
                <small>
                  {clientName === null
                    ? t('workspaces.invitesToTeam', { who: byWhom(invitation) })
                    : t('workspaces.invitesToClient', {
                        who: byWhom(invitation),
                        client: clientName,
                      })}
                </small>
              </span>
              <div>
                <Button
                  size="small"
                  variant="text"
                  aria-label={t('workspaces.noThanksTo', { workspace: workspaceName })}
                  disabled={busy}
                  onClick={() => void answer('DeclineInvitation', invitation)}
                >
                  {t('workspaces.noThanks')}
                </Button>
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={t('workspaces.acceptOf', { workspace: workspaceName })}
                  disabled={busy}
                  onClick={() => void answer('AcceptInvitation', invitation)}
                >
                  {t('workspaces.accept')}
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
