import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLogout } from 'react-admin';
import { ErrorState, Skeleton } from '../layout/states.tsx';

/** /logout: signs out on arrival. */
export function Logout(): ReactNode {
  const logout = useLogout();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!failed) void logout().catch(() => setFailed(true));
  }, [logout, failed]);
  if (failed)
    return (
      <ErrorState
        page
        what="You are still signed in"
        detail="The server could not be reached."
        onRetry={() => setFailed(false)}
      />
    );
  return <Skeleton rows={1} label="Signing out" />;
}
