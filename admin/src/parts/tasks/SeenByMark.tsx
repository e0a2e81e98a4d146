import type { TaskRow } from '@waymark/api';
import { EyeOff, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../base/texts/index.ts';

/**
 * Marks a task that clients do not see though they may see its module; nothing where it is seen as
 * that is.
 */
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
  // An icon alone: a style sheet of its own would be one more file before the page of a module
  // shows.
  return (
    <Icon size={size} color="var(--ink-2)" role="img" aria-label={words}>
      <title>{words}</title>
    </Icon>
  );
}
