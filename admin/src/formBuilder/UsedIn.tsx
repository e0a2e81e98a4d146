import type { TaskRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { taskAddress } from '../modulePage/taskAddress.ts';
import { useTexts } from '../texts/index.ts';

/** Tasks that ask for the form, each with its module and the version that it asks for. */
export function UsedIn({ formId }: { formId: string }): ReactNode {
  const t = useTexts();
  const { data: tasks = [] } = useGetList<TaskRow>('tasks', {
    filter: { formId, type: 'form' },
    sort: { field: 'planName', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  if (tasks.length === 0) return null;
  const modules = new Set(
    tasks.map(({ planId, moduleId }) => `${planId} ${moduleId}`),
  );
  return (
    <section className="fb-part" aria-labelledby="fb-used">
      <h3 id="fb-used">{t('formBuilder.usedIn', { count: modules.size })}</h3>
      <ul className="fb-used">
        {tasks.map((task) => (
          <li key={`${task.planId} ${task.id}`}>
            <Link to={taskAddress(task)}>{task.headline}</Link>
            <small>
              {task.planName}, {task.moduleTitle}
              {task.content.type === 'form' &&
                `, ${t('formBuilder.upToDate', { version: task.content.version })}`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
