import { useMemo } from 'react';
import { useToday } from '../../../base/dates/useToday.ts';
import { useMe } from '../../../base/session/me.ts';
import { viewsOf, type MenuView } from './views.ts';

/** The views of who is signed in, as of today. */
export function useViews(): readonly MenuView[] {
  const accountId = useMe()?.account.accountId;
  const day = useToday();
  return useMemo(() => viewsOf(accountId, day), [accountId, day]);
}
