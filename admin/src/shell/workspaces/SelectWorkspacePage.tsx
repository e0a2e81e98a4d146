import type { Me } from '@waymark/api';
import { entryAddress } from '@waymark/api/addresses';
import { Button } from '@mui/material';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ErrorState, Skeleton } from '../../parts/page/states.tsx';
import AddWorkspaceDialog from '../layout/AddWorkspaceDialog.tsx';
import { FirstBlueprint } from './FirstBlueprint.tsx';
import { FirstWorkspace } from './FirstWorkspace.tsx';
import { InvitationList } from './InvitationList.tsx';
import { PlainPage } from './PlainPage.tsx';
import { WorkspaceChoice } from './WorkspaceChoice.tsx';
import { useMeOrLogin } from '../signIn/useMeOrLogin.ts';
import { useTexts } from '../../base/texts/index.ts';

/**
 * /select-workspace/: the workspaces that the signed-in person is invited to; a click enters one
 * (PRODUCT 2.7). Who is new makes the first one there, and begins it.
 */
export function SelectWorkspacePage(): ReactNode {
  const t = useTexts();
  const { me, failed, retry } = useMeOrLogin();
  /** The name of the first workspace, once it is made. */
  const [made, setMade] = useState<string | null>(null);
  const email = me?.account.email;
  if (made !== null) return <FirstBlueprint workspaceName={made} email={email} />;
  const isNew = me !== undefined && me.memberships.length === 0 && me.invitations.length === 0;
  return (
    <PlainPage title={t(isNew ? 'workspaces.first' : 'workspaces.select')} email={email}>
      {failed ? (
        <ErrorState what={t('workspaces.loadFailed')} onRetry={retry} />
      ) : me === undefined ? (
        <Skeleton rows={2} />
      ) : isNew ? (
        <>
          <p>{t('workspaces.firstHint')}</p>
          <FirstWorkspace account={me.account} onMade={setMade} />
        </>
      ) : (
        <Choice me={me} onAnswered={retry} />
      )}
    </PlainPage>
  );
}

function Choice({ me, onAnswered }: { me: Me; onAnswered: () => void }): ReactNode {
  const t = useTexts();
  const [adding, setAdding] = useState(false);
  const { memberships, invitations } = me;
  const team = memberships.filter(({ party }) => party === 'team');
  const asClient = memberships.some(({ party }) => party === 'client');
  return (
    <>
      <p>
        {team.length > 0
          ? t('workspaces.countOfYours', { count: team.length })
          : t(invitations.length > 0 ? 'workspaces.youAreInvited' : 'workspaces.inNone')}
      </p>
      {team.length > 0 && <WorkspaceChoice team={team} />}
      <InvitationList invitations={invitations} onAnswered={onAnswered} />
      <div className="plain-actions">
        <Button
          variant={team.length === 0 && invitations.length === 0 ? 'contained' : 'outlined'}
          startIcon={<Plus />}
          onClick={() => setAdding(true)}
        >
          {t('shell.addWorkspace')}
        </Button>
        {asClient && (
          <Button variant="text" href={entryAddress.portal()}>
            {t('workspaces.toThePortal')}
          </Button>
        )}
      </div>
      {adding && <AddWorkspaceDialog onClose={() => setAdding(false)} />}
    </>
  );
}
