import { adminAddress } from '@waymark/api/addresses';
import { useLocation } from 'react-router';
import { filterOfScope, tasksPath } from './taskScope.ts';
import { askedBy, sameTasks, sameTaskView, taskSearch, USUAL_SORT } from './taskSearch.ts';
import { usePlainViews } from './usePlainViews.ts';
import { useAround } from './useReach.ts';
import { useGrouping, useMode } from './useShownAs.ts';
import type { ViewedList } from '../../../parts/savedViews/viewedList.ts';

/** All tasks, as a list of which views are saved. */
export const viewedTasks: ViewedList = {
  list: 'tasks',
  path: adminAddress.tasks.path,
  sort: USUAL_SORT,
  useShown: () => {
    const { search } = useLocation();
    const [as] = useMode();
    const [by] = useGrouping();
    return taskSearch(search, { as, by });
  },
  useIsBuiltIn: () => {
    const views = usePlainViews();
    const around = useAround();
    const filters = [...views.map(([, filter]) => filter), filterOfScope('team', {}, around)];
    return (search) =>
      filters.some((filter) =>
        sameTasks(tasksPath(filter).slice(adminAddress.tasks.path.length), search),
      );
  },
  // The address says it all.
  useOpen: () => () => undefined,
  isSame: sameTaskView,
  filterOf: askedBy,
};
