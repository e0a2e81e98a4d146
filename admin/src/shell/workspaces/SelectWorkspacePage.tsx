import { entryAddress } from '@waymark/api/addresses';
import { Button } from '@mui/material';
import { ArrowRight, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { WorkspaceMark } from '../layout/WorkspaceMark.tsx';
import { ErrorState, Skeleton } from '../../parts/page/states.tsx';
import { enterWorkspace } from '../../base/wire/workspace.ts';
import AddWorkspaceDialog from '../layout/AddWorkspaceDialog.tsx';
import { FirstWorkspace } from './FirstWorkspace.tsx';
import { InvitationList } from './InvitationList.tsx';
import { PlainPage } from './PlainPage.tsx';
import { useMeOrLogin } from '../signIn/useMeOrLogin.ts';
import { useTexts } from '../../base/texts/index.ts';

/**
 * /select-workspace/: the workspaces that the signed-in person is invited to; a click enters one
 * (PRODUCT 2.7).
 */
export function SelectWorkspacePage(): ReactNode {
  const t = useTexts();
  const { me, failed, retry } = useMeOrLogin();
  const [adding, setAdding] = useState(false);
  const team = me?.memberships.filter(({ party }) => party === 'team') ?? [];
  const asClient = me?.memberships.some(({ party }) => party === 'client') ?? false;
  const isNew = me !== undefined && me.memberships.length === 0 && me.invitations.length === 0;
  return (
    <PlainPage title={t(isNew ? 'workspaces.first' : 'workspaces.select')}>
      {failed ? (
        <ErrorState what={t('workspaces.loadFailed')} onRetry={retry} />
      ) : me === undefined ? (
        <Skeleton rows={2} />
      ) : (
        <>
          <p>
            {t('workspaces.signedInAs', { email: me.account.email })}{' '}
            {team.length === 0 &&
              (me.invitations.length > 0 ? t('workspaces.youAreInvited') : t('workspaces.inNone'))}
          </p>
          {team.length > 0 && (
            <ul className="workspace-list">
              {team.map(({ workspaceId, workspaceName, role }) => (
                <li key={workspaceId}>
                  <button type="button" onClick={() => enterWorkspace(workspaceId)}>
                    <WorkspaceMark />
                    <span>
                      {workspaceName}
                      <small>
                        {role === 'OWNER' ? t('workspaces.owner') : t('workspaces.admin')}
                      </small>
                    </span>
                    <ArrowRight aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          {isNew && <FirstWorkspace account={me.account} />}
          <InvitationList invitations={me.invitations} onAnswered={retry} />
          <div className="plain-actions">
            {asClient && (
              <Button variant="text" href={entryAddress.portal()}>
                {t('workspaces.toThePortal')}
              </Button>
            )}
            {!isNew && (
              <Button
                variant={
                  team.length === 0 && me.invitations.length === 0 ? 'contained' : 'outlined'
                }
                startIcon={<Plus />}
                onClick={() => setAdding(true)}
              >
                {t('shell.addWorkspace')}
              </Button>
            )}
          </div>
        </>
      )}
      {adding && <AddWorkspaceDialog onClose={() => setAdding(false)} />}
    </PlainPage>
  );
}
