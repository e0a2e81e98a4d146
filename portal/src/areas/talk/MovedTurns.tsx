import type { TurnMoves } from '@waymark/api';
import { movedLines, movesBetween, sayMove } from '@waymark/look/turn/moves';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import type { TaskRow } from '../../base/api/reads.ts';
import { clock } from '../../base/page/clock.ts';
import type { Directory } from '../../parts/project/who.ts';
import { turnToSay } from '../../parts/task/turnToSay.ts';
import { texts as acts } from '../../base/texts/acts.ts';
import { texts } from '../../base/texts/talk.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';
import type { TalkMessage } from './talkMessage.ts';
import { useTurnMoves } from './useTurnMoves.ts';

/** That the turn passed on after something was said; why, where that does not tell it. */
export default function MovedTurns({
  task,
  after,
  until,
  whoIs,
}: {
  task: TaskRow;
  after: TalkMessage;
  /** When the next was said. */
  until: string | undefined;
  whoIs: Directory;
}) {
  const workspace = useWorkspace();
  const moves = useTurnMoves(task);
  const say = (move: TurnMoves[number]) =>
    sayMove(
      texts().moved,
      acts().turn.words,
      turnToSay({ ...move, moduleTitle: task.moduleTitle }, whoIs, workspace),
    );
  const lines = movedLines(movesBetween(moves, after.at, until), after, say, clock);
  return lines.map(({ key, line }) => (
    // Whose turn it is by now is announced where it stands.
    <p key={key} className="moved num" aria-live="off">
      <ArrowRightLeft size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>{line}</span>
    </p>
  ));
}
