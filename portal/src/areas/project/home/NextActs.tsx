import Forward from 'lucide-react/icons/forward';
import MessageSquare from 'lucide-react/icons/message-square';
import { Link } from 'wouter';
import type { TaskRow } from '../../../base/api/reads.ts';
import { helpers } from '../../../parts/project/who.ts';
import type { Directory } from '../../../parts/project/who.ts';
import { taskPath } from '../../../parts/project/taskPath.ts';
import { texts } from '../../../base/texts/steps.ts';
import { useWorkspace } from '../../../base/workspace/workspaceContext.ts';

/**
 * Acts on the next task from the home, beside opening it: hand it to a colleague, or ask whoever
 * looks after it.
 */
export function NextActs({ task, whoIs }: { task: TaskRow; whoIs: Directory }) {
  const { membership } = useWorkspace();
  const t = texts().next;
  // A guest hands nothing over and says nothing; nor does who only looks.
  if (membership.guest !== undefined || membership.onlyLooks) return null;
  const path = taskPath(task);
  return (
    <>
      <Link className="btn" href={`${path}#hand-over`}>
        <Forward size={20} strokeWidth={1.75} aria-hidden="true" />
        {t.handOver}
      </Link>
      <Link className="btn" href={`${path}#talk`}>
        <MessageSquare size={20} strokeWidth={1.75} aria-hidden="true" />
        {t.ask(helpers(task, [], whoIs)[0]?.first ?? '')}
      </Link>
    </>
  );
}
