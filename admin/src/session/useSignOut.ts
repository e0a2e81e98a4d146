import { useCallback } from 'react';
import { useLogout, useNotify } from 'react-admin';

/** Signs out; without a server nothing happens but a word about it, since the session would live on. */
export function useSignOut(): () => void {
  const logout = useLogout();
  const notify = useNotify();
  return useCallback(
    () =>
      void logout().catch(() =>
        notify(
          'You are still signed in: the server could not be reached. Try again.',
          { type: 'error' },
        ),
      ),
    [logout, notify],
  );
}
