import type { TaskRow } from '@waymark/api';
import { EyeOff, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';
import './taskTag.css';

/** Marks a task that clients do not see though they may see its module; nothing where it is seen as that is. */
export function SeenByMark({
  task: { seenBy },
  size = 16,
}: {
  task: Pick<TaskRow, 'seenBy'>;
  size?: number;
}): ReactNode {
  const t = useTexts();
  if (seenBy === 'module') return null;
  const Icon = seenBy === 'team' ? Lock : EyeOff;
  const words = t(`task.seenBy_${seenBy}`);
  return (
    <span className="task-seen-by" title={words}>
      <Icon size={size} role="img" aria-label={words} />
    </span>
  );
}
