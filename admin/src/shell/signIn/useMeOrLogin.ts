import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loginPath } from './authProvider.ts';
import { loadMe } from '../../base/session/me.ts';

/**
 * The person who is signed in, for pages outside of the guarded part; whoever is not goes to the
 * login page.
 */
export function useMeOrLogin() {
  const me = useQuery({ queryKey: ['me'], queryFn: loadMe, retry: 1 });
  const signedOut = (me.error as { status?: unknown } | null)?.status === 401;
  useEffect(() => {
    if (signedOut) location.assign(loginPath(location.pathname));
  }, [signedOut]);
  return { me: me.data, failed: me.isError && !signedOut, retry: () => void me.refetch() };
}
