import type { HistoryRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../base/texts/index.ts';

/**
 * In which execution, project or blueprint something happened; nothing where it is said already.
 */
export function Place({
  row: { planId, planKind, planName, headline, about },
}: {
  row: HistoryRow;
}): ReactNode {
  const t = useTexts();
  if (planId === null || !planName || planName === headline) return null;
  const projectId = about.find((thing) => thing.startsWith('project:'))?.slice('project:'.length);
  const to =
    projectId === undefined
      ? null
      : planKind === 'process'
        ? adminAddress.process({ projectId, processId: planId })
        : adminAddress.project({ projectId });
  return (
    <span className="activity-cause">
      {' '}
      {t.rich('activity.in', { place: to === null ? planName : <Link to={to}>{planName}</Link> })}
    </span>
  );
}
