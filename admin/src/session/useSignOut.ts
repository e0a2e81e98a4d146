import { useCallback } from 'react';
import { useLogout, useNotify } from 'react-admin';
import { useTexts } from '../texts/index.ts';

/** Signs out; without a server nothing happens but a word about it, since the session would live on. */
export function useSignOut(): () => void {
  const t = useTexts();
  const logout = useLogout();
  const notify = useNotify();
  return useCallback(
    () =>
      void logout().catch(() =>
        notify(t('problems.stillSignedInTryAgain'), { type: 'error' }),
      ),
    [t, logout, notify],
  );
}
