import { entryAddress } from '@waymark/api/addresses';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { forgetQueries } from '../api/queryCache.ts';
import { wire } from '../api/wire.ts';
import { signInPath } from './redirectTo.ts';

/**
 * Leads to the sign-in when the session ends, here or in another tab, and leaves nothing of it
 * behind. Where the page asks to sign in again in place, it stays.
 */
export function useSession(): void {
  const [, navigate] = useLocation();
  useEffect(
    () =>
      wire.session.onEnd((end) => {
        if (end === 'replaced') return location.reload();
        if (end === 'expired' && wire.askedToSignIn.isHeard()) return;
        const here = location.pathname + location.search;
        wire.position.forget();
        navigate(end === 'left' ? entryAddress.signIn() : signInPath(here), { replace: true });
        forgetQueries();
      }),
    [navigate],
  );
}
