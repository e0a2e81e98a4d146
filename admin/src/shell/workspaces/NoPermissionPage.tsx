import { adminAddress, entryAddress } from '@waymark/api/addresses';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ErrorState, Skeleton } from '../../parts/page/states.tsx';
import { storedWorkspaceId } from '../../base/wire/workspace.ts';
import { PlainPage } from './PlainPage.tsx';
import { useMeOrLogin } from '../signIn/useMeOrLogin.ts';
import { useTexts } from '../../base/texts/index.ts';

/**
 * /no-permission: who is signed in, which workspace is accessed, and the ways out (PRODUCT 2.6).
 */
export function NoPermissionPage(): ReactNode {
  const t = useTexts();
  const { me, failed, retry } = useMeOrLogin();
  const stored = storedWorkspaceId();
  const workspace = me?.memberships.find(
    ({ workspaceId }) => workspaceId === stored,
  )?.workspaceName;
  return (
    <PlainPage title={t('workspaces.noPermission')}>
      {failed ? (
        <ErrorState what={t('workspaces.accountFailed')} onRetry={retry} />
      ) : me === undefined ? (
        <Skeleton rows={2} />
      ) : (
        <>
          <p>
            {t.rich('workspaces.signedInAs', { email: <b>{me.account.email}</b> })}{' '}
            {stored === null
              ? t('workspaces.noneSelected')
              : t.rich('workspaces.mayNotSee', { workspace: <b>{workspace ?? stored}</b> })}
          </p>
          <div className="plain-actions">
            <Button component={Link} to={adminAddress.logout()} variant="outlined">
              {t('words.logout')}
            </Button>
            <Button component={Link} to={entryAddress.chooseWorkspace()} variant="contained">
              {t('workspaces.select')}
            </Button>
          </div>
        </>
      )}
    </PlainPage>
  );
}
