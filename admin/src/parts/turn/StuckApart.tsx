import type { TaskRow } from '@waymark/api';
import { shortTitle, StatusIcon } from '@waymark/look';
import type { ReactNode } from 'react';
import { useSayTurn } from './useSayTurn.ts';
import { called, type Names } from '../people/useNames.ts';
import { useTexts } from '../../base/texts/index.ts';

/** So many are named; the rest is counted. */
const SHOWN = 3;

/**
 * What the client has but is stuck with: it is not the client's turn, and yet they will speak of
 * it.
 */
export function StuckApart({
  tasks,
  names,
}: {
  tasks: readonly TaskRow[];
  names: Names;
}): ReactNode {
  const t = useTexts();
  const say = useSayTurn((id) => called(names.get(id)));
  if (tasks.length === 0) return null;
  return (
    <div className="turn-apart">
      <StatusIcon icon="stuck" size={16} />
      <div>
        {tasks.slice(0, SHOWN).map((task) => {
          const { whose, since } = say(task);
          return (
            <p key={task.id}>
              {t.rich('turn.stuckOf', {
                task: <b title={task.headline}>{shortTitle(task.headline)}</b>,
                name: names.get(task.assignee ?? '')?.first ?? '',
                whose,
                since,
              })}
            </p>
          );
        })}
        {tasks.length > SHOWN && <p>{t('turn.moreStuck', { count: tasks.length - SHOWN })}</p>}
      </div>
    </div>
  );
}
