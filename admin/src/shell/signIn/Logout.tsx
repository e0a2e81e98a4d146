import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLogout } from 'react-admin';
import { ErrorState, Skeleton } from '../../parts/page/states.tsx';
import { useTexts } from '../../base/texts/index.ts';

/** /logout: signs out on arrival. */
export function Logout(): ReactNode {
  const t = useTexts();
  const logout = useLogout();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!failed) void logout().catch(() => setFailed(true));
  }, [logout, failed]);
  if (failed)
    return (
      <ErrorState
        page
        what={t('problems.stillSignedIn')}
        detail={t('problems.serverNotReached')}
        onRetry={() => setFailed(false)}
      />
    );
  return <Skeleton rows={1} label={t('problems.signingOut')} />;
}
