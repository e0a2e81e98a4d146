import { useMemo } from 'react';
import { plusDays } from './groups.ts';
import { openOnes, type TaskFilter } from './taskScope.ts';
import { useToday } from '../../../base/dates/useToday.ts';
import { useMe } from '../../../base/session/me.ts';

export type PlainViewId = 'everybody' | 'mine' | 'client' | 'overdue' | 'stuck';
type PlainView = readonly [PlainViewId, TaskFilter];

/** The views of all tasks that are there for everybody, as of today. */
export function usePlainViews(): readonly PlainView[] {
  const me = useMe()?.account.accountId;
  const day = useToday();
  return useMemo(() => {
    const mine: readonly PlainView[] = me === undefined ? [] : [['mine', { assignee: [me] }]];
    return [
      ['everybody', {}],
      ...mine,
      ['client', { turn: ['client'] }],
      ['overdue', { dueTo: plusDays(day, -1), status: [...openOnes] }],
      ['stuck', { status: ['STUCKED'] }],
    ];
  }, [me, day]);
}
