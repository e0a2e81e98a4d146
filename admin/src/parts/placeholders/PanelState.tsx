import type { ReactNode } from 'react';
import { ErrorState, Skeleton } from '../page/states.tsx';
import { whyNot } from '../../base/wire/whyNot.ts';
import type { PanelQuery } from './panelQuery.ts';

/** Stands in place of rows that are not there yet, or could not be loaded. */
export function PanelState({
  what,
  query,
}: {
  what: string;
  query: PanelQuery<unknown>;
}): ReactNode {
  if (query.error === null || query.error === undefined) return <Skeleton rows={4} />;
  return <ErrorState what={what} onRetry={() => void query.refetch()} {...whyNot(query.error)} />;
}
