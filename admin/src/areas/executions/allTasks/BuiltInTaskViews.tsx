import type { TaskRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { CircleAlert, ClockAlert, Hourglass, Layers, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Link, useLocation, useMatch } from 'react-router';
import { onlyCounted } from '../../../base/dataProvider/onlyCounted.ts';
import { inRunning, tasksPath, type TaskFilter } from './taskScope.ts';
import { usePlainViews, type PlainViewId } from './usePlainViews.ts';
import { useTexts } from '../../../base/texts/index.ts';

const icons = {
  everybody: Layers,
  mine: User,
  client: Hourglass,
  overdue: ClockAlert,
  stuck: CircleAlert,
} as const satisfies Record<PlainViewId, unknown>;

/** The tasks in the side menu: views of them, each with its number. */
export function BuiltInTaskViews(): ReactNode {
  const t = useTexts();
  return (
    <section>
      <h2>{t('allTasks.title')}</h2>
      {usePlainViews().map(([id, filter]) => (
        <TaskViewLink key={id} id={id} filter={filter} />
      ))}
    </section>
  );
}

function TaskViewLink({ id, filter }: { id: PlainViewId; filter: TaskFilter }): ReactNode {
  const t = useTexts();
  const { search } = useLocation();
  const onTasks = useMatch(adminAddress.tasks.path) !== null;
  const Icon = icons[id];
  const path = tasksPath(filter);
  const given = new URLSearchParams(search).get('filter') ?? '{}';
  const isHere = onTasks && given === JSON.stringify(filter);
  const { total } = useGetList<TaskRow>('tasks', {
    filter: { ...inRunning, ...filter },
    sort: { field: 'dueDate', order: 'ASC' },
    pagination: onlyCounted,
  });
  return (
    <Link to={path} {...(isHere && { 'aria-current': 'page' as const })}>
      <Icon aria-hidden="true" />
      <span>{t(`allTasks.${id}`)}</span>
      <span className="side-count">{total}</span>
    </Link>
  );
}
