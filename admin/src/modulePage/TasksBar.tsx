import type { TaskRow } from '@waymark/api';
import { Columns3, List } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';

export type TasksView = 'list' | 'board';
const views = [
  { id: 'board', icon: Columns3, label: 'plan.board' },
  { id: 'list', icon: List, label: 'plan.list' },
] as const;

type TasksBarProps = {
  tasks: ReadonlyMap<string, TaskRow>;
  view: TasksView;
  onView: (view: TasksView) => void;
};

/** How far the tasks of a module are, and how they are shown. */
export function TasksBar({ tasks, view, onView }: TasksBarProps): ReactNode {
  const t = useTexts();
  const all = [...tasks.values()];
  const done = all.filter(({ status }) => status === 'DONE').length;
  const stuck = all.filter(({ status }) => status === 'STUCKED').length;
  return (
    <div className="tasks-bar">
      <p>
        {[
          t('module.done', { done, total: all.length }),
          ...(stuck > 0 ? [t('module.stuck', { count: stuck })] : []),
        ].join(', ')}
      </p>
      <div className="segments" role="group" aria-label={t('plan.showAs')}>
        {views.map(({ id, icon: Icon, label }) => (
          <button
            key={id}
            type="button"
            aria-pressed={view === id}
            onClick={() => onView(id)}
          >
            <Icon aria-hidden="true" />
            <span>{t(label)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
