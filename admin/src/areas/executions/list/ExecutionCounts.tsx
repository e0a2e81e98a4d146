import type { ExecutionRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { onlyCounted } from '../../../base/dataProvider/onlyCounted.ts';
import { useTexts, type T } from '../../../base/texts/index.ts';
import { countsOf, type Count } from './counts.ts';
import { filterOf, listPath } from '../../../parts/plans/executionFilter.ts';
import { viewedExecutions } from './viewedExecutions.ts';
import { LONG } from './views.ts';
import { USUAL_SORT, viewSearch } from './viewSearch.ts';

/**
 * How many of the executions that are shown want attention; a press shows those alone, in the order
 * that they have.
 */
export function ExecutionCounts(): ReactNode {
  const t = useTexts();
  const { search } = useLocation();
  return (
    <nav className="hub-counts" aria-label={t('hub.counts')}>
      {countsOf(filterOf(search)).map((count) => (
        <CountLink key={count.id} count={count} />
      ))}
    </nav>
  );
}

function CountLink({ count: { id, filter, on, to } }: { count: Count }): ReactNode {
  const t = useTexts();
  const { search } = useLocation();
  const { total = 0 } = useGetList<ExecutionRow>('executions', {
    filter: viewedExecutions.filterOf(listPath(filter).slice(1)),
    sort: USUAL_SORT,
    pagination: onlyCounted,
  });
  if (total === 0 && !on) return null;
  return (
    <Link to={addressOf(search, to)} {...(on && { 'aria-current': true })}>
      {told(t, id, total)}
    </Link>
  );
}

const told = (t: T, id: Count['id'], count: number): ReactNode => {
  const number = <b>{count}</b>;
  switch (id) {
    case 'overdue':
      return t.rich('hub.countOverdue', { count, number });
    case 'ours':
      return t.rich('hub.countOurs', { count, number });
    case 'longClient':
      return t.rich('hub.countLongClient', { count, number, days: LONG });
  }
};

/** An address of the list with its order and columns, under another filter. */
function addressOf(search: string, filter: Count['to']): string {
  const kept = new URLSearchParams(viewSearch(search));
  const [written] = new URLSearchParams(listPath(filter).slice(2)).values();
  if (written === undefined) kept.delete('filter');
  else kept.set('filter', written);
  return kept.size === 0 ? viewedExecutions.path : `${viewedExecutions.path}?${kept.toString()}`;
}
