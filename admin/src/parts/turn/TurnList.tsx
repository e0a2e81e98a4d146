import type { TaskRow } from '@waymark/api';
import { Avatar, formatDayMonth } from '@waymark/look';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { whoActs } from '@waymark/events/turn';
import { useSayTurn } from './useSayTurn.ts';
import { useToday } from '../../base/dates/useToday.ts';
import { moduleAddress } from '../plans/planKinds.ts';
import { called, type Names } from '../people/useNames.ts';
import { useMembership } from '../../base/session/me.ts';
import { Words } from '../references/Words.tsx';
import { useTexts } from '../../base/texts/index.ts';
import '../board/board.css';

type TurnListProps = {
  side: TaskRow['turn'];
  tasks: readonly TaskRow[];
  names: Names;
  clientName: string;
  /** The owner of the process, of the team. */
  owner: string | null;
};

/** The tasks that are with one side, each with its sentence; a row leads to the task. */
export function TurnList({ side, tasks, names, clientName, owner }: TurnListProps): ReactNode {
  const t = useTexts();
  const say = useSayTurn((id) => called(names.get(id)));
  const seller = useMembership()?.workspaceName ?? '';
  const day = useToday();
  if (tasks.length === 0)
    return (
      <p className="turn-empty">
        {side === 'nobody'
          ? t('turn.emptyNobody')
          : t('turn.emptyOf', { name: side === 'client' ? clientName : seller })}
      </p>
    );
  return (
    <ul className="turn-list">
      {tasks.map((task) => {
        const turnWho = whoActs({ side: task.turn, who: task.turnWho }, task.assignee, {
          owner,
          ofTeam: (id) => names.get(id)?.kind === 'team',
        });
        const { whose, since, what } = say({ ...task, turnWho });
        const isNobodys = side === 'seller' && turnWho === null;
        const who = names.get(turnWho ?? task.assignee ?? '');
        const late = task.dueDate !== null && task.dueDate < day;
        return (
          <li key={task.id}>
            <Link to={moduleAddress(task.planId, task.moduleId, 'tasks', task.id)}>
              <Avatar
                name={who?.name ?? '?'}
                kind={who?.kind ?? 'placeholder'}
                size={24}
                decorative
              />
              <span className="turn-words">
                <b>
                  <Words text={task.headline} kind={task.planKind} />
                </b>
                <small>
                  {isNobodys ? <span className="turn-missing">{t('hub.nobodyOfUs')}</span> : whose}
                  {since !== '' && ` ${since}`}. {what}
                </small>
              </span>
              {task.dueDate !== null && (
                <span className={late ? 'turn-due card-late' : 'turn-due'}>
                  {t(late ? 'turn.wasDue' : 'turn.due', { day: formatDayMonth(task.dueDate) })}
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
