import { isHeld } from '@waymark/events/isHeld';
import { StatusIcon } from '@waymark/look';
import type { TaskRow } from '../../base/api/reads.ts';
import { texts } from '../../base/texts/acts.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';

/**
 * Says of an open task why it waits: what it is done with is not there (PRODUCT 7.7), or its part
 * pauses or comes later.
 */
export function NotYet({ task }: { task: TaskRow }) {
  const { workspaceName } = useWorkspace().membership;
  const t = texts().notYet;
  const said = (icon: 'idle' | 'paused', words: string) => (
    <p className={`state-panel ${icon}`}>
      <StatusIcon icon={icon} size={20} />
      <span>{words}</span>
    </p>
  );
  if (isHeld(task)) {
    const isForm = task.content.type === 'form';
    return said('idle', (isForm ? t.noForm : t.noPage)(workspaceName));
  }
  if (task.moduleStatus === 'PAUSED') return said('paused', t.paused);
  return task.moduleStatus === 'PENDING' ? said('idle', t.later) : null;
}
