import { Button } from '@mui/material';
import type { ExecutionRow, FormVersionRow, TaskRow } from '@waymark/api';
import { useState, type ReactNode } from 'react';
import { useGetList, useGetMany } from 'react-admin';
import { Link } from 'react-router';
import { taskAddress } from '../../../parts/tasks/taskAddress.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { MoveOpenDialog } from './MoveOpenDialog.tsx';
import { openOnes } from './openOnes.ts';

/**
 * Tasks that ask for the form, each with its module and the version that it asks for; those that
 * are open can ask for the newest.
 */
export function UsedIn({
  formId,
  versions,
}: {
  formId: string;
  /** The newest first. */
  versions: readonly FormVersionRow[];
}): ReactNode {
  const t = useTexts();
  const [moving, setMoving] = useState(false);
  const { data: tasks = [] } = useGetList<TaskRow>('tasks', {
    filter: { formId, type: 'form' },
    sort: { field: 'planName', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const clientOf = useClients(tasks);
  if (tasks.length === 0) return null;
  const [newest] = versions;
  const open = openOnes(tasks, newest?.version ?? 0);
  const modules = new Set(tasks.map(({ planId, moduleId }) => `${planId} ${moduleId}`));
  return (
    <section className="fb-part" aria-labelledby="fb-used">
      <h3 id="fb-used">{t('formBuilder.usedIn', { count: modules.size })}</h3>
      <ul className="fb-used">
        {tasks.map((task) => (
          <li key={`${task.planId} ${task.id}`}>
            <Link to={taskAddress(task)}>{task.headline}</Link>
            <small>
              {[clientOf.get(task.planId), task.planName, task.moduleTitle]
                .filter(Boolean)
                .join(', ')}
              {task.content.type === 'form' &&
                `, ${t('formBuilder.upToDate', { version: task.content.version })}`}
            </small>
          </li>
        ))}
      </ul>
      {newest !== undefined && open.length > 0 && (
        <Button variant="outlined" onClick={() => setMoving(true)}>
          {t('formBuilder.moveOpen', { count: open.length, version: newest.version })}
        </Button>
      )}
      {newest !== undefined && moving && (
        <MoveOpenDialog
          {...{ formId, newest, versions }}
          tasks={open}
          onClose={() => setMoving(false)}
        />
      )}
    </section>
  );
}

/** Of which client each process is: those of one template are called alike. */
function useClients(tasks: readonly TaskRow[]): ReadonlyMap<string, string> {
  const ids = [
    ...new Set(tasks.flatMap(({ planKind, planId }) => (planKind === 'process' ? [planId] : []))),
  ];
  const { data = [] } = useGetMany<ExecutionRow>(
    'executions',
    { ids },
    { enabled: ids.length > 0 },
  );
  return new Map(data.map(({ id, clientName }) => [id, clientName]));
}
