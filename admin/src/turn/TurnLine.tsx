import { Avatar } from '@waymark/look';
import type { ReactNode } from 'react';
import { useActing, type ActedOn } from './useActing.ts';
import { useSayTurn, type TurnOf } from './useSayTurn.ts';
import { AssignOwner } from '../executions/AssignOwner.tsx';
import { usePerson } from '../people/usePerson.ts';
import { useMembership } from '../session/me.ts';
import { useTexts } from '../texts/index.ts';
import './turn.css';

type TurnLineProps = {
  task: TurnOf & ActedOn;
  /** Across the whole pane, under its head. */
  wide?: boolean;
  /** What can be done about it. */
  action?: ReactNode;
};

/**
 * Of one task: whose turn and since when, and why; changes where it stands. Tinted where our own side acts. Of ours it is a
 * person, or nobody, where an owner can be set. Nothing of what is done.
 */
export default function TurnLine({
  task,
  wide = false,
  action,
}: TurnLineProps): ReactNode {
  const { turnBy, planId } = task;
  const t = useTexts();
  const { id: turnWho, person: who, isNobodys, execution } = useActing(task);
  const by = usePerson(turnBy ?? '', planId);
  const seller = useMembership()?.workspaceName ?? '';
  const say = useSayTurn((id) =>
    id === turnWho
      ? { name: who.name, invited: who.invitation === 'pending' }
      : by,
  );
  const said = say({ ...task, turnWho });
  const whose = isNobodys ? t('hub.nobodyOfUs') : said.whose;
  const { since, why } = said;
  if (task.turnBecause === 'done') return null;
  const look = [
    'turn-line',
    wide && 'turn-line-wide',
    task.turn === 'seller' && 'turn-line-ours',
  ]
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
            <span className={isNobodys ? 'turn-missing' : undefined}>
              {whose}
            </span>{' '}
            {since}
          </b>
          <small>{why}</small>
        </span>
      </p>
      {isNobodys && execution !== undefined && <AssignOwner row={execution} />}
      {action}
    </div>
  );
}
