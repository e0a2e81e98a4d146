import type { TaskRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { CalendarX } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '../texts/index.ts';
import { Stop } from './Stop.tsx';
import type { useRings } from './useRings.ts';

/** Tasks that wait for their booking page or their form, each a way to where it is set: until then nobody is asked for them. */
export function HeldStop({
  tasks,
  rings,
}: {
  tasks: readonly TaskRow[];
  rings: ReturnType<typeof useRings>;
}) {
  const t = useTexts();
  if (tasks.length === 0) return null;
  return (
    <Stop
      title={t('launch.held')}
      note={t('words.tasks', { count: tasks.length })}
      state="open"
    >
      {tasks.map(({ id, planId, moduleId, headline, content }) => (
        <div key={id} className="launch-line" {...rings([moduleId])}>
          <CalendarX aria-hidden="true" />
          <span>
            <b>{headline}</b>
            <small>
              {t(content.type === 'form' ? 'launch.noForm' : 'launch.noPage')}
            </small>
          </span>
          <Link
            to={adminAddress.module({
              planId,
              moduleId,
              tab: 'tasks',
              hash: id,
            })}
          >
            {t('launch.setIt')}
          </Link>
        </div>
      ))}
    </Stop>
  );
}
