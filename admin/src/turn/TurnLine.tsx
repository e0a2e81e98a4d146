import { Avatar } from '@waymark/look';
import type { ReactNode } from 'react';
import { useSayTurn, type TurnOf } from './useSayTurn.ts';
import { usePerson } from '../people/usePerson.ts';
import { useMembership } from '../session/me.ts';
import './turn.css';

type TurnLineProps = {
  task: TurnOf & { readonly planId: string };
  /** Across the whole pane, under its head. */
  wide?: boolean;
  /** What can be done about it. */
  action?: ReactNode;
};

/**
 * Of one task: whose turn and since when, and why; changes where it stands. Tinted where our own side acts. Nothing of
 * what is done.
 */
export default function TurnLine({
  task,
  wide = false,
  action,
}: TurnLineProps): ReactNode {
  const { turnWho, turnBy, planId } = task;
  const who = usePerson(turnWho ?? '', planId);
  const by = usePerson(turnBy ?? '', planId);
  const seller = useMembership()?.workspaceName ?? '';
  const say = useSayTurn((id) => (id === turnWho ? who.name : by.name));
  const { whose, since, why } = say(task);
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
      : task.turn === 'seller'
        ? { name: seller, kind: 'team' as const }
        : null;
  return (
    <div className={look}>
      {face !== null && <Avatar name={face.name} kind={face.kind} decorative />}
      <p role="status">
        <span key={`${whose} ${why}`}>
          <b>
            {whose} {since}
          </b>
          <small>{why}</small>
        </span>
      </p>
      {action}
    </div>
  );
}
