import type { ClientRow, ExecutionRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { Avatar } from '@waymark/look';
import {
  Bookmark,
  CalendarClock,
  CircleCheck,
  CircleDashed,
  ClockAlert,
  Ellipsis,
  Hand,
  Hourglass,
  Layers,
  TimerOff,
  User,
  UserX,
} from 'lucide-react';
import { BuiltInTaskViews } from './allTasks/BuiltInTaskViews.tsx';
import { viewedTasks } from './allTasks/viewedTasks.ts';
import { onlyCounted } from '../../base/dataProvider/onlyCounted.ts';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Link, useLocation, useMatch } from 'react-router';
import { filterOf, listPath, sameFilter } from '../../parts/plans/executionFilter.ts';
import { useViews } from './list/useViews.ts';
import { viewedExecutions } from './list/viewedExecutions.ts';
import { LONG, type MenuView } from './list/views.ts';
import { USUAL_SORT } from './list/viewSearch.ts';
import { useTexts, type T } from '../../base/texts/index.ts';

const SavedViewList = lazy(() => import('../../parts/savedViews/SavedViewList.tsx'));

/** How many clients are listed before 'n more'. */
const SHOWN = 8;

const icons: Record<MenuView['id'], ReactNode> = {
  all: <Layers aria-hidden="true" />,
  running: <Bookmark aria-hidden="true" />,
  mine: <User aria-hidden="true" />,
  ours: <Hand aria-hidden="true" />,
  client: <Hourglass aria-hidden="true" />,
  longClient: <TimerOff aria-hidden="true" />,
  overdue: <ClockAlert aria-hidden="true" />,
  ending: <CalendarClock aria-hidden="true" />,
  waiting: <CircleDashed aria-hidden="true" />,
  withoutOwner: <UserX aria-hidden="true" />,
  done: <CircleCheck aria-hidden="true" />,
};

/** Side menu of the executions: views and clients, each with its number. */
export function ViewsMenu(): ReactNode {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const onList = useMatch(adminAddress.tasks.path) === null;
  const here = filterOf(search);
  const views = useViews();
  const [all, setAll] = useState(false);
  const clients = useGetList<ClientRow>('clients', {
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 500 },
  });
  const rows = clients.data ?? [];
  const listed = all ? rows : rows.slice(0, SHOWN);
  return (
    <>
      <section>
        <h2>{t('executions.views')}</h2>
        {views.map((view) => (
          <ViewLink key={view.id} view={view} current={onList && sameFilter(here, view.filter)} />
        ))}
      </section>
      <BuiltInTaskViews />
      <Suspense>
        <SavedViewList key={pathname} viewed={onList ? viewedExecutions : viewedTasks} />
      </Suspense>
      {rows.length > 0 && (
        <section>
          <h2>{t('executions.clients')}</h2>
          {listed.map(({ id, name, executions }) => (
            <Link
              key={id}
              to={listPath({ clientId: id })}
              title={name}
              {...(onList && here.clientId === id && { 'aria-current': 'page' as const })}
            >
              <Avatar name={name} kind="client" size={20} decorative />
              <span>{name}</span>
              <span className="side-count">{executions}</span>
            </Link>
          ))}
          {rows.length > SHOWN && !all && (
            <button type="button" className="side-more" onClick={() => setAll(true)}>
              <Ellipsis aria-hidden="true" />
              {t('executions.more', { count: rows.length - SHOWN })}
            </button>
          )}
        </section>
      )}
    </>
  );
}

function ViewLink({
  view: { id, filter },
  current,
}: {
  view: MenuView;
  current: boolean;
}): ReactNode {
  const t = useTexts();
  const { total } = useGetList<ExecutionRow>('executions', {
    filter: viewedExecutions.filterOf(listPath(filter).slice(1)),
    sort: USUAL_SORT,
    pagination: onlyCounted,
  });
  return (
    <Link to={listPath(filter)} {...(current && { 'aria-current': 'page' as const })}>
      {icons[id]}
      <span>{viewName(t, id)}</span>
      <span className="side-count">{total}</span>
    </Link>
  );
}

const viewName = (t: T, id: MenuView['id']): string =>
  id === 'longClient' ? t('executionViews.longClient', { days: LONG }) : t(`executionViews.${id}`);
