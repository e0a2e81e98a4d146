import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Asked } from '../conflict/useDeletion.ts';

/** How the page that is back is given what others changed in what it is about. */
export const toldOnReturn = (told: Asked) => ({ toldDeletion: told });

/**
 * What others changed in what a page is about, where its deletion was refused for that and the page is back (`useLeaveAndDelete`);
 * null once it was read, so that neither a reload nor the next deletion tells it again.
 */
export function useToldDeletion(): readonly [Asked | null, () => void] {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const given =
    (state as Partial<ReturnType<typeof toldOnReturn>> | null)?.toldDeletion ??
    null;
  const [told, setTold] = useState(given);
  useEffect(() => {
    if (given !== null)
      void navigate({ pathname, search, hash }, { replace: true, state: null });
  }, [given, navigate, pathname, search, hash]);
  return [told, () => setTold(null)];
}
