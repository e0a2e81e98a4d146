import { useMemo } from 'react';
import { useToday } from '../dates/useToday.ts';
import { useMe } from '../session/me.ts';
import { viewsOf, type View } from './views.ts';

/** The views of who is signed in, as of today. */
export function useViews(): readonly View[] {
  const accountId = useMe()?.account.accountId;
  const day = useToday();
  return useMemo(() => viewsOf(accountId, day), [accountId, day]);
}
