import { useMemo } from 'react';
import { today } from '../modulePage/dueWords.ts';
import { useMe } from '../session/me.ts';
import { viewsOf, type View } from './views.ts';

/** The views of who is signed in, as of today. */
export function useViews(): readonly View[] {
  const accountId = useMe()?.account.accountId;
  const day = today();
  return useMemo(() => viewsOf(accountId, day), [accountId, day]);
}
