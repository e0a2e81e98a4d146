import { useLocation, useNavigate } from 'react-router';
import type { DeletionConflict } from './useDeletion.ts';

/** The state of the address by which a page that one returns to learns what others changed. */
export const toldOnReturn = (told: DeletionConflict) => ({ toldDeletion: told });

/**
 * What others changed in what a page is about, where its deletion was refused for that and the page
 * is back (`useLeaveAndDelete`), else null; and how it is put away. It is kept with the place in
 * the history of the browser, since the page may load its parts more than once until it shows.
 */
export function useToldDeletion(): readonly [DeletionConflict | null, () => void] {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const given = state as Partial<ReturnType<typeof toldOnReturn>> | null;
  return [
    given?.toldDeletion ?? null,
    () => {
      // Whoever has left the page by then is not to be brought back.
      if (window.location.pathname === pathname)
        void navigate({ pathname, search, hash }, { replace: true, state: null });
    },
  ];
}
