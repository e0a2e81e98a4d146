import type { PersonHere } from '@waymark/api';
import { useMemo } from 'react';
import { useEverybodyHere } from '../../base/live/hereNow.ts';
import { othersAt } from './othersAt.ts';
import { useMe } from '../../base/session/me.ts';

/** Others of the team who are in a plan, or in one of its modules. */
export function useOthersAt(planId: string, moduleId?: string): readonly PersonHere[] {
  const everybody = useEverybodyHere();
  const me = useMe()?.account.accountId;
  return useMemo(
    () => othersAt(everybody, { planId, ...(moduleId !== undefined && { moduleId }) }, me),
    [everybody, planId, moduleId, me],
  );
}
