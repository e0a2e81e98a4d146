import type { Me } from '@waymark/api';
import { adminAddress, entryAddress } from '@waymark/api/addresses';
import { Button } from '@mui/material';
import { Avatar, fullName } from '@waymark/look';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { hasNoName } from '../../parts/people/fullName.ts';
import { ErrorState, Skeleton } from '../../parts/page/states.tsx';
import { storedWorkspaceId } from '../../base/wire/workspace.ts';
import { PlainPage } from './PlainPage.tsx';
import { useMeOrLogin } from '../signIn/useMeOrLogin.ts';
import { useTexts } from '../../base/texts/index.ts';

/**
 * /no-permission: who is signed in, which workspace is accessed, and the ways out (PRODUCT 2.6). It
 * is named to who belongs there, or did; of any other nothing is said, not even whether it exists.
 */
export function NoPermissionPage(): ReactNode {
  const t = useTexts();
  const { me, failed, retry } = useMeOrLogin();
  const [query] = useSearchParams();
  const wanted = query.get('w') ?? storedWorkspaceId();
  return (
    <PlainPage
      title={t(wanted === null ? 'workspaces.noneSelectedTitle' : 'workspaces.noPermission')}
      email={me?.account.email}
      before={
        <span className="plain-tile">
          <Lock aria-hidden="true" />
        </span>
      }
    >
      {failed ? (
        <ErrorState what={t('workspaces.accountFailed')} onRetry={retry} />
      ) : me === undefined ? (
        <Skeleton rows={2} />
      ) : (
        <Refused me={me} wanted={wanted} />
      )}
    </PlainPage>
  );
}

function Refused({ me, wanted }: { me: Me; wanted: string | null }): ReactNode {
  const t = useTexts();
  const { account, memberships, formerWorkspaces } = me;
  const isIt = ({ workspaceId }: { workspaceId: string }) => workspaceId === wanted;
  const here = memberships.filter(isIt);
  const name = (here[0] ?? formerWorkspaces.find(isIt))?.workspaceName;
  const isOfTeam = here.some(({ party }) => party === 'team');
  const isClient = here.some(({ party }) => party === 'client');
  return (
    <>
      <p>
        {t(
          wanted === null
            ? 'workspaces.selectFirst'
            : isOfTeam
              ? 'workspaces.partOfIt'
              : 'workspaces.givenByOwner',
        )}
      </p>
      <dl className="plain-facts">
        <dt>{t('workspaces.loggedInAs')}</dt>
        <dd>
          <Avatar name={fullName(account)} kind="team" decorative />
          <span>
            {hasNoName(account) ? account.email : `${fullName(account)}, ${account.email}`}
          </span>
        </dd>
        <dt>{t('shell.workspace')}</dt>
        <dd>
          {wanted === null ? (
            t('workspaces.noneSelected')
          ) : name === undefined ? (
            t('workspaces.notYours')
          ) : (
            <b>{name}</b>
          )}
        </dd>
      </dl>
      <div className="plain-actions">
        <Button component={Link} to={entryAddress.chooseWorkspace()} variant="contained">
          {t(wanted === null ? 'workspaces.select' : 'workspaces.selectAnother')}
        </Button>
        <Button component={Link} to={adminAddress.logout()} variant="outlined">
          {t('words.logout')}
        </Button>
      </div>
      {isClient && wanted !== null && name !== undefined && (
        <p className="plain-aside">
          {t('workspaces.youAreClient', { workspace: name })}{' '}
          <a href={entryAddress.portal({ w: wanted })}>{t('workspaces.openYourPortal')}</a>
        </p>
      )}
    </>
  );
}
