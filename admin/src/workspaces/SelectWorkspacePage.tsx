import { Button } from '@mui/material';
import { ArrowRight, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { WorkspaceMark } from '../layout/WorkspaceMark.tsx';
import { ErrorState, Skeleton } from '../layout/states.tsx';
import { enterWorkspace } from '../session/workspace.ts';
import { AddWorkspaceDialog } from './AddWorkspaceDialog.tsx';
import { InvitationList } from './InvitationList.tsx';
import { PlainPage } from './PlainPage.tsx';
import { useMeOrLogin } from './useMeOrLogin.ts';

/** /select-workspace/: the workspaces that the signed-in person is invited to; a click enters one (PRODUCT 2.7). */
export function SelectWorkspacePage(): ReactNode {
  const { me, failed, retry } = useMeOrLogin();
  const [adding, setAdding] = useState(false);
  const team = me?.memberships.filter(({ party }) => party === 'team') ?? [];
  const asClient =
    me?.memberships.some(({ party }) => party === 'client') ?? false;
  return (
    <PlainPage title="Select a workspace">
      {failed ? (
        <ErrorState
          what="Your workspaces could not be loaded"
          onRetry={retry}
        />
      ) : me === undefined ? (
        <Skeleton rows={2} />
      ) : (
        <>
          <p>
            You are signed in as {me.account.email}.
            {team.length === 0 &&
              (me.invitations.length > 0
                ? ' You are invited; it is for you to say whether you join.'
                : ' You are in no workspace yet: add one.')}
          </p>
          {team.length > 0 && (
            <ul className="workspace-list">
              {team.map(({ workspaceId, workspaceName, role }) => (
                <li key={workspaceId}>
                  <button
                    type="button"
                    onClick={() => enterWorkspace(workspaceId)}
                  >
                    <WorkspaceMark />
                    <span>
                      {workspaceName}
                      <small>{role === 'OWNER' ? 'Owner' : 'Admin'}</small>
                    </span>
                    <ArrowRight aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <InvitationList invitations={me.invitations} onAnswered={retry} />
          <div className="plain-actions">
            {asClient && (
              <Button variant="text" href="/portal/">
                To the work portal
              </Button>
            )}
            <Button
              variant={
                team.length === 0 && me.invitations.length === 0
                  ? 'contained'
                  : 'outlined'
              }
              startIcon={<Plus />}
              onClick={() => setAdding(true)}
            >
              Add Workspace
            </Button>
          </div>
        </>
      )}
      {adding && <AddWorkspaceDialog onClose={() => setAdding(false)} />}
    </PlainPage>
  );
}
