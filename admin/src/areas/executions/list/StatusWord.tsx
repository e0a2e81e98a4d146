import type { ExecutionRow } from '@waymark/api';
import { StatusIcon, processStatusLook } from '@waymark/look';
import type { ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';

/** Icon and word of how an execution stands. */
export function StatusWord({ status }: Pick<ExecutionRow, 'status'>): ReactNode {
  const t = useTexts();
  const { icon, colour } = processStatusLook[status];
  return (
    <span className="status-word" style={{ color: `var(${colour})` }}>
      <StatusIcon icon={icon} />
      {t(`processStatus.${status}`)}
    </span>
  );
}
