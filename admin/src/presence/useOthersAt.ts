import type { PersonHere } from '@waymark/api';
import { useMemo } from 'react';
import { useEverybodyHere } from './hereNow.ts';
import { othersAt } from './othersAt.ts';
import { useMe } from '../session/me.ts';

/** Who else of the team is in a plan, or in one of its modules. */
export function useOthersAt(
  planId: string,
  moduleId?: string,
): readonly PersonHere[] {
  const everybody = useEverybodyHere();
  const me = useMe()?.account.accountId;
  return useMemo(
    () =>
      othersAt(
        everybody,
        { planId, ...(moduleId !== undefined && { moduleId }) },
        me,
      ),
    [everybody, planId, moduleId, me],
  );
}
