import type { ExecutionRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { OwnerCell } from '../../../parts/owner/OwnerCell.tsx';
import { useTexts } from '../../../base/texts/index.ts';

/** Who of the team answers for the process. */
export function ProcessOwner({ execution }: { execution: ExecutionRow }): ReactNode {
  const t = useTexts();
  return (
    <span className="process-owner">
      {t('executionColumns.owner')}
      <OwnerCell row={execution} />
    </span>
  );
}
