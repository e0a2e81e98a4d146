import MessageSquare from 'lucide-react/icons/message-square';
import { Link } from 'wouter';
import type { TaskRow } from '../../../base/api/reads.ts';
import { useConversations } from '../../../parts/project/useProject.ts';
import { taskPath } from '../../../parts/project/taskPath.ts';
import { texts } from '../../../base/texts/steps.ts';

/**
 * Leads to what was said about the next task since its reader saw the talk; nothing where they have
 * seen it all.
 */
export function NewInTalk({ task }: { task: TaskRow }) {
  const count =
    useConversations(task.planId).data?.find(({ taskId }) => taskId === task.id)?.unread ?? 0;
  return (
    count > 0 && (
      <Link className="lnk tall new-in-talk num" href={`${taskPath(task)}#talk`}>
        <MessageSquare size={20} strokeWidth={1.75} aria-hidden="true" />
        {texts().unread(count)}
      </Link>
    )
  );
}
