import { movesBetween, sayMove } from '@waymark/look/turn/moves';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import type { TaskRow } from '../api/reads.ts';
import { clock } from '../page/clock.ts';
import type { Directory } from '../project/who.ts';
import { turnToSay } from '../task/turnToSay.ts';
import { texts as acts } from '../texts/acts.ts';
import { texts } from '../texts/talk.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import type { Said } from './said.ts';
import { useTurnMoves } from './useTurnMoves.ts';

/** That the turn passed on after something was said; why, where that does not tell it. */
export default function MovedTurns({
  task,
  after,
  until,
  whoIs,
}: {
  task: TaskRow;
  after: Said;
  /** When the next was said. */
  until: string | undefined;
  whoIs: Directory;
}) {
  const workspace = useWorkspace();
  const moves = useTurnMoves(task);
  return movesBetween(moves, after.at, until).map((move, nth) => {
    const { what, why } = sayMove(
      texts().moved,
      acts().turn.words,
      turnToSay({ ...move, moduleTitle: task.moduleTitle }, whoIs, workspace),
    );
    const isPlain = nth === 0 && move.turnBy === after.authorId;
    return (
      // Whose turn it is by now is announced where it stands.
      <p key={move.turnSince + nth} className="moved num" aria-live="off">
        <ArrowRightLeft size={16} strokeWidth={1.75} aria-hidden="true" />
        <span>
          {`${clock(move.turnSince)}, ${what}`}
          {!isPlain && why !== '' && `. ${why}`}
        </span>
      </p>
    );
  });
}
