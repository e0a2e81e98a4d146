import type { TaskRow } from '../../base/api/reads.ts';
import type { Directory } from '../../parts/project/who.ts';
import { TheTurn } from '../../parts/task/WhoseTurn.tsx';
import { texts } from '../../base/texts/acts.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';

/**
 * Whose turn it is, since when and why; tinted where the reader's own side acts. It changes in
 * place, and is announced.
 */
export function TurnLine({ task, whoIs }: { task: TaskRow; whoIs: Directory }) {
  const { membership } = useWorkspace();
  const own = task.turn === (membership.party === 'team' ? 'seller' : 'client');
  return (
    <section
      className={own ? 'turn-line own' : 'turn-line'}
      aria-label={texts().turn.title}
      aria-live="polite"
    >
      {/* Made anew, it is faded in. */}
      <div key={`${task.turnWho} ${task.turnBecause} ${task.turnSince}`}>
        <TheTurn task={task} whoIs={whoIs} />
      </div>
    </section>
  );
}
