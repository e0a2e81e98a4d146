import { authorized } from '../tenant.ts';
import type { AskingWay, Ways } from '../attackWay.ts';

const query = (parts: Record<string, unknown>) =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');
const EXPENSIVE = [
  `/api/tasks?${query({ filter: { q: 'before the next' }, sort: ['headline', 'DESC'], range: [0, 999] })}`,
  `/api/history?${query({ filter: { q: 'e' }, range: [0, 999] })}`,
  `/api/tasks?${query({ range: [2_000_000_000, 2_000_000_999] })}`,
  `/api/executions?${query({ sort: ['name', 'ASC'], range: [0, 999] })}`,
  `/api/tasks?${query({ filter: { q: '%_'.repeat(60) }, range: [0, 999] })}`,
  '/api/me',
];

const reads = (
  at: AskingWay['at'],
  paths: readonly string[],
  more: Pick<AskingWay, 'possessions'> = {},
): AskingWay => ({
  ...{ at, ...more },
  next: (tenant, n) => ({ path: paths[n % paths.length] ?? '', headers: authorized(tenant) }),
});

/** By what may be read. */
export const byReads: Ways = {
  'expensive reads': reads('projector', EXPENSIVE, { possessions: { tasks: 800, processes: 5 } }),
  'long pages': reads('projector', [`/api/tasks?${query({ range: [0, 999] })}`], {
    possessions: { tasks: 800, processes: 5 },
  }),
  'small reads': reads('projector', ['/api/me']),
  'reads that wait for what never comes': reads('projector', ['/api/tasks?after=999999999999']),
  'what there never was': reads('projector', ['/api/nothing']),
  'the description of the interface': reads('command', ['/api/openapi.json']),
};
