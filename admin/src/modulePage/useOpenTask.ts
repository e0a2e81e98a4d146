import type { TaskRow } from '@waymark/api';
import { useLocation, useNavigate } from 'react-router';

/** The task whose id is the hash. Closing gives the focus back to its row. */
export function useOpenTask(tasks: ReadonlyMap<string, TaskRow> | undefined): {
  task: TaskRow | null;
  close: () => void;
} {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const task = tasks?.get(decodeURIComponent(hash.slice(1))) ?? null;
  const close = () => {
    void navigate({ pathname, hash: '' }, { preventScrollReset: true });
    if (task)
      document
        .getElementById(task.id)
        ?.querySelector<HTMLElement>('.task-link')
        ?.focus();
  };
  return { task, close };
}
