import type { TaskRow } from '@waymark/api';
import { CircleAlert, ClockAlert, Hourglass, Layers, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { plusDays } from './groups.ts';
import { inRunning, openOnes, tasksPath, type TaskFilter } from './reach.ts';
import { today } from '../modulePage/dueWords.ts';
import { useMe } from '../session/me.ts';
import { useTexts } from '../texts/index.ts';

const icons = {
  everybody: Layers,
  mine: User,
  client: Hourglass,
  overdue: ClockAlert,
  stuck: CircleAlert,
} as const;
type ViewId = keyof typeof icons;
type View = readonly [ViewId, TaskFilter];

/** The tasks in the side menu: views of them, each with its number. */
export function TaskViews(): ReactNode {
  const t = useTexts();
  const me = useMe()?.account.accountId;
  const mine: readonly View[] =
    me === undefined ? [] : [['mine', { assignee: [me] }]];
  const views: readonly View[] = [
    ['everybody', {}],
    ...mine,
    ['client', { turn: ['client'] }],
    ['overdue', { dueTo: plusDays(today(), -1), status: [...openOnes] }],
    ['stuck', { status: ['STUCKED'] }],
  ];
  return (
    <section>
      <h2>{t('allTasks.title')}</h2>
      {views.map(([id, filter]) => (
        <TaskViewLink key={id} id={id} filter={filter} />
      ))}
    </section>
  );
}

function TaskViewLink({
  id,
  filter,
}: {
  id: ViewId;
  filter: TaskFilter;
}): ReactNode {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const Icon = icons[id];
  const path = tasksPath(filter);
  const given = new URLSearchParams(search).get('filter') ?? '{}';
  const isHere = pathname === '/tasks' && given === JSON.stringify(filter);
  const { total } = useGetList<TaskRow>('tasks', {
    filter: { ...inRunning, ...filter },
    sort: { field: 'dueDate', order: 'ASC' },
    pagination: { page: 1, perPage: 1 },
  });
  return (
    <Link to={path} {...(isHere && { 'aria-current': 'page' as const })}>
      <Icon aria-hidden="true" />
      <span>{t(`allTasks.${id}`)}</span>
      <span className="side-count">{total}</span>
    </Link>
  );
}
