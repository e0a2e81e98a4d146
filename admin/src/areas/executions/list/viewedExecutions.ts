import { entryAddress } from '@waymark/api/addresses';
import { useLocation } from 'react-router';
import type { ViewedList } from '../../../parts/savedViews/viewedList.ts';
import { readColumns } from './columns.ts';
import { filterOf, listPath } from '../../../parts/plans/executionFilter.ts';
import { useChosenColumns } from './useColumnsInAddress.ts';
import { useViews } from './useViews.ts';
import { sameView, USUAL_SORT, viewSearch } from './viewSearch.ts';

/** The executions, as a list of which views are saved. */
export const viewedExecutions: ViewedList = {
  list: 'executions',
  path: entryAddress.executions.path,
  sort: USUAL_SORT,
  useShown: () => viewSearch(useLocation().search),
  useIsBuiltIn: () => {
    const views = useViews();
    return (search) => views.some(({ filter }) => sameView(listPath(filter).slice(1), search));
  },
  useOpen: () => {
    const [, choose] = useChosenColumns();
    return (search) => choose(readColumns(new URLSearchParams(search).get('columns')));
  },
  isSame: sameView,
  filterOf,
};
