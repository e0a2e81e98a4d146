import { Avatar } from '@waymark/look';
import type { ReactNode } from 'react';
import type { ExecutionRow, TaskRow } from '@waymark/api';
import { whoActs } from '@waymark/events/turn';
import { useGetOne } from 'react-admin';
import { useSayTurn, type TurnOf } from './useSayTurn.ts';
import { AssignOwner } from '../owner/AssignOwner.tsx';
import { usePerson, type ShownPerson } from '../people/usePerson.ts';
import { useMembership } from '../../base/session/me.ts';
import { useTexts } from '../../base/texts/index.ts';
import './turn.css';

type ActedOn = Pick<TaskRow, 'planId' | 'planKind' | 'turn' | 'turnWho' | 'assignee'>;

/** Who has to act on a task. */
type WhoActs = {
  readonly id: string | null;
  readonly person: ShownPerson;
  /** Our turn, and nobody of us has the task or owns the process. */
  readonly isNobodys: boolean;
  /** The process whose owner can be set; of a board there is none. */
  readonly execution: ExecutionRow | undefined;
};

/**
 * As the list of executions says it (PRODUCT 7.5): of ours whoever has the task, else the owner of
 * the process, else nobody.
 */
function useActing(task: ActedOn): WhoActs {
  const { planId, planKind, turn, turnWho } = task;
  const isInProcess = planKind === 'process';
  const { data: execution, isPending } = useGetOne<ExecutionRow>(
    'executions',
    { id: planId },
    { enabled: isInProcess && turn === 'seller' },
  );
  const owner = execution?.owner ?? null;
  const has = usePerson(task.assignee ?? '', planId);
  const owns = usePerson(owner ?? '');
  const id = whoActs({ side: turn, who: turnWho }, task.assignee, {
    owner,
    ofTeam: (one) => (one === task.assignee ? has : owns).isOfTeam,
  });
  const person = usePerson(id ?? '', planId);
  return {
    ...{ id, person, execution },
    isNobodys: turn === 'seller' && id === null && !(isInProcess && isPending),
  };
}

type TurnLineProps = {
  task: TurnOf & ActedOn;
  /** Across the whole pane, under its head. */
  wide?: boolean;
  /** What can be done about it. */
  action?: ReactNode;
};

/**
 * Of one task: whose turn and since when, and why; changes where it stands. Tinted where our own
 * side acts. Of ours it is a person, or nobody, where an owner can be set. Nothing of what is done.
 */
export default function TurnLine({ task, wide = false, action }: TurnLineProps): ReactNode {
  const { turnBy, planId } = task;
  const t = useTexts();
  const { id: turnWho, person: who, isNobodys, execution } = useActing(task);
  const by = usePerson(turnBy ?? '', planId);
  const seller = useMembership()?.workspaceName ?? '';
  const say = useSayTurn((id) =>
    id === turnWho ? { name: who.name, invited: who.invitation === 'pending' } : by,
  );
  const said = say({ ...task, turnWho });
  const whose = isNobodys ? t('hub.nobodyOfUs') : said.whose;
  const { since, why } = said;
  if (task.turnBecause === 'done') return null;
  const look = ['turn-line', wide && 'turn-line-wide', task.turn === 'seller' && 'turn-line-ours']
    .filter(Boolean)
    .join(' ');
  const face =
    turnWho !== null
      ? who
      : task.turn === 'seller' && !isNobodys
        ? { name: seller, kind: 'team' as const }
        : null;
  return (
    <div className={look}>
      {face !== null && <Avatar name={face.name} kind={face.kind} decorative />}
      <p role="status">
        <span key={`${whose} ${why}`}>
          <b>
            <span className={isNobodys ? 'turn-missing' : undefined}>{whose}</span> {since}
          </b>
          <small>{why}</small>
        </span>
      </p>
      {isNobodys && execution !== undefined && <AssignOwner row={execution} />}
      {action}
    </div>
  );
}
