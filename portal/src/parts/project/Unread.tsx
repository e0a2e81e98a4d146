import type { TaskRow } from '../../base/api/reads.ts';
import { useConversations } from './useProject.ts';
import { texts } from '../../base/texts/steps.ts';

/**
 * Counts the messages about a task that its reader has not seen, of a stuck task as answers;
 * nothing where they have seen all.
 */
export function Unread({ task }: { task: TaskRow }) {
  const count =
    useConversations(task.planId).data?.find(({ taskId }) => taskId === task.id)?.unread ?? 0;
  if (count > 0 && task.status === 'STUCKED')
    return <span className="unread num">{texts().answers(count)}</span>;
  return (
    count > 0 && (
      <span className="unread num">
        <span aria-hidden="true">{count}</span>
        <span className="vh">{texts().unread(count)}</span>
      </span>
    )
  );
}
