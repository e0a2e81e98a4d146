import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ErrorState, Skeleton } from '../layout/states.tsx';
import { storedWorkspaceId } from '../session/workspace.ts';
import { PlainPage } from './PlainPage.tsx';
import { useMeOrLogin } from './useMeOrLogin.ts';

/** /no-permission: who is signed in, which workspace is accessed, and the ways out (PRODUCT 2.6). */
export function NoPermissionPage(): ReactNode {
  const { me, failed, retry } = useMeOrLogin();
  const stored = storedWorkspaceId();
  const workspace = me?.memberships.find(
    ({ workspaceId }) => workspaceId === stored,
  )?.workspaceName;
  return (
    <PlainPage title="No permission">
      {failed ? (
        <ErrorState what="Your account could not be loaded" onRetry={retry} />
      ) : me === undefined ? (
        <Skeleton rows={2} />
      ) : (
        <>
          <p>
            You are signed in as <b>{me.account.email}</b>.{' '}
            {stored === null ? (
              'No workspace is selected.'
            ) : (
              <>
                You are accessing the workspace <b>{workspace ?? stored}</b>,
                and may not see this part of it.
              </>
            )}
          </p>
          <div className="plain-actions">
            <Button component={Link} to="/logout" variant="outlined">
              Logout
            </Button>
            <Button
              component={Link}
              to="/select-workspace/"
              variant="contained"
            >
              Select a workspace
            </Button>
          </div>
        </>
      )}
    </PlainPage>
  );
}
