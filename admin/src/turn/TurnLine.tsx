import type { TaskRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useSayTurn } from './useSayTurn.ts';
import { usePerson } from '../people/usePerson.ts';
import './turn.css';

/** Of one task: whose turn and since when, and why; changes where it stands. Nothing of what is done. */
export default function TurnLine({ task }: { task: TaskRow }): ReactNode {
  const { turnWho, turnBy, planId } = task;
  const who = usePerson(turnWho ?? '', planId);
  const by = usePerson(turnBy ?? '', planId);
  const say = useSayTurn((id) => (id === turnWho ? who.name : by.name));
  const { whose, since, why } = say(task);
  if (task.turnBecause === 'done') return null;
  return (
    <p className="turn-line" role="status">
      <b>
        {whose} {since}
      </b>
      <small>{why}</small>
    </p>
  );
}
