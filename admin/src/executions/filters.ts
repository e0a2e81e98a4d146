import { executionStatus } from '@waymark/api';
import type { ExecutionStatus } from '@waymark/api';
import { processStatusLook } from '@waymark/look';

/** What the list of executions can be narrowed by; the same words as `GET /api/executions` takes. */
export type ExecutionFilter = { q?: string; status?: ExecutionStatus[]; clientId?: string };

export const statuses = executionStatus.options;

/** A view of the side menu: a name for a filter. */
export type View = { id: string; label: string; filter: ExecutionFilter };

export const views: readonly View[] = [
  { id: 'all', label: 'All executions', filter: {} },
  { id: 'open', label: 'Stuck or active', filter: { status: ['STUCKED', 'ACTIVE', 'PAUSED'] } },
  { id: 'waiting', label: 'Not started', filter: { status: ['PENDING'] } },
  { id: 'done', label: 'Done', filter: { status: ['DONE'] } },
];

/** The address of the list under a filter; the empty one is plain `/`. */
export function listPath(filter: ExecutionFilter): string {
  return Object.keys(filter).length === 0 ? '/' : `/?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}

/** The filter that an address holds. What is not one is left out, so a mistyped address still shows a list. */
export function filterOf(search: string): ExecutionFilter {
  const { q, status, clientId } = parse(new URLSearchParams(search).get('filter'));
  const known = (Array.isArray(status) ? status : [status]).filter((word): word is ExecutionStatus => statuses.includes(word as ExecutionStatus));
  return {
    ...(typeof q === 'string' && q !== '' && { q }),
    ...(known.length > 0 && { status: known }),
    ...(typeof clientId === 'string' && clientId !== '' && { clientId }),
  };
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Whether two filters ask for the same, whatever the order of the words. */
export const sameFilter = (a: ExecutionFilter, b: ExecutionFilter): boolean => canonical(a) === canonical(b);

const canonical = ({ q = '', status = [], clientId = '' }: ExecutionFilter) => JSON.stringify([q, status.toSorted(), clientId]);

/** 'Stuck, Active': the statuses in the order of the menu. */
export const statusWords = (chosen: readonly ExecutionStatus[]): string =>
  statuses.filter((status) => chosen.includes(status)).map((status) => processStatusLook[status].label).join(', ');

/** The filter with one status added or taken away; the last one taken away lifts it. */
export function toggleStatus(filter: ExecutionFilter, status: ExecutionStatus): ExecutionFilter {
  const { status: chosen = [], ...rest } = filter;
  const next = chosen.includes(status) ? chosen.filter((word) => word !== status) : [...chosen, status];
  return next.length === 0 ? rest : { ...rest, status: next };
}
