import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { forgetPosition } from '../api/position.ts';
import { forgetQueries } from '../api/queryCache.ts';
import { signInPath } from './redirectTo.ts';
import { onSessionEnd } from './session.ts';

/** Leads to the sign-in when the session ends, here or in another tab, and leaves nothing of it behind. */
export function useSession(): void {
  const [, navigate] = useLocation();
  useEffect(
    () =>
      onSessionEnd((end) => {
        const here = location.pathname + location.search;
        forgetPosition();
        navigate(end === 'left' ? '/login' : signInPath(here), {
          replace: true,
        });
        forgetQueries();
      }),
    [navigate],
  );
}
