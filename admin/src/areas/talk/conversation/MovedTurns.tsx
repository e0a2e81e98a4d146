import type { TurnMoves } from '@waymark/api';
import { movedLines } from '@waymark/look/turn/moves';
import { ArrowRightLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Entry } from './entries.ts';
import { seenWhen } from '../../../base/dates/when.ts';
import { called, type Names } from '../../../parts/people/useNames.ts';
import { useSayMove } from '../../../parts/turn/useSayTurn.ts';

/** That the turn passed on after something was said; why, where that does not tell it. */
export function MovedTurns({
  moves,
  after: { row },
  names,
}: {
  moves: readonly TurnMoves[number][];
  after: Entry;
  names: Names;
}): ReactNode {
  const say = useSayMove((id) => called(names.get(id)));
  const lines = movedLines(moves, row, say, (since) => seenWhen(since, row.at));
  return lines.map(({ key, line }) => (
    // Whose turn it is by now is announced where it stands.
    <p key={key} className="talk-moved" aria-live="off">
      <ArrowRightLeft aria-hidden="true" />
      <span>{line}</span>
    </p>
  ));
}
