import type { TurnMoves } from '@waymark/api';
import { ArrowRightLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Entry } from './entries.ts';
import { seenWhen } from './when.ts';
import { called, type Names } from '../processPage/useNames.ts';
import { useSayMove } from '../turn/useSayTurn.ts';

/** That the turn passed on after something was said; why, where that does not tell it. */
export function MovedTurns({
  moves,
  after: {
    row: { at, authorId },
  },
  names,
}: {
  moves: readonly TurnMoves[number][];
  after: Entry;
  names: Names;
}): ReactNode {
  const say = useSayMove((id) => called(names.get(id)));
  return moves.map((move, nth) => {
    const { what, why } = say(move);
    const isPlain = nth === 0 && move.turnBy === authorId;
    return (
      // Whose turn it is by now is announced where it stands.
      <p key={move.turnSince + nth} className="talk-moved" aria-live="off">
        <ArrowRightLeft aria-hidden="true" />
        <span>
          {`${seenWhen(move.turnSince, at)}, ${what}`}
          {!isPlain && why !== '' && `. ${why}`}
        </span>
      </p>
    );
  });
}
