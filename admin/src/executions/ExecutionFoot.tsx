import type { ExecutionRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useGetList, useListContext } from 'react-admin';
import { onlyCounted } from '../dataProvider/onlyCounted.ts';
import { ListFoot } from '../lists/ListFoot.tsx';
import { useTexts } from '../texts/index.ts';
import { USUAL_SORT } from './viewSearch.ts';

/** How many executions there are, and of how many where a filter is on. */
export function ExecutionFoot(): ReactNode {
  const t = useTexts();
  const { total = 0 } = useListContext();
  const all = useGetList<ExecutionRow>('executions', {
    filter: {},
    sort: USUAL_SORT,
    pagination: onlyCounted,
  });
  const counted = t('executions.count', { count: total });
  return (
    <ListFoot
      counted={counted}
      shown={
        all.total === undefined || all.total === total
          ? counted
          : t('executions.countOf', { some: total, count: all.total })
      }
    />
  );
}
