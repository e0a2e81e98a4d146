import type {
  ModelStatus,
  OperationsStatus,
  QuarantinedStream,
  Rebuild,
  Verification,
} from '../operations.ts';

const AT = '2026-11-21T14:00:00.000Z';

/** A read model that is up to date and was never rebuilt, but for what is given. */
export const modelOf = (given: Partial<ModelStatus> = {}): ModelStatus => ({
  model: 'plans',
  version: 3,
  state: 'live',
  position: '1200',
  lagEvents: { count: 0, exact: true },
  lagSeconds: 0,
  rate: 0,
  problem: null,
  quarantine: [],
  rebuild: null,
  verification: null,
  previous: null,
  lastSwapMs: null,
  ...given,
});

/** One look at the operations. */
export const statusOf = (
  models: readonly ModelStatus[],
  given: Partial<OperationsStatus> = {},
): OperationsStatus => ({
  at: AT,
  head: '1200',
  projecting: true,
  scansFiles: true,
  models: [...models],
  ...given,
});

export const rebuildOf = (given: Partial<Rebuild> = {}): Rebuild => ({
  kind: 'rebuild',
  state: 'building',
  progress: 0.428,
  position: '514',
  rate: 12_340.4,
  etaSeconds: 75,
  startedAt: AT,
  swapsItself: false,
  problem: null,
  ...given,
});

export const verificationOf = (given: Partial<Verification> = {}): Verification => ({
  state: 'equal',
  progress: 1,
  position: '1200',
  startedAt: AT,
  endedAt: AT,
  tables: [{ table: 'tasks', rows: 1234, freshRows: 1234, equal: true }],
  problem: null,
  ...given,
});

export const quarantinedOf = (given: Partial<QuarantinedStream> = {}): QuarantinedStream => ({
  stream: 'process-1f',
  retrying: false,
  workspaceId: 'demo',
  position: '900',
  revision: '17',
  eventType: 'TaskRenamed',
  reason: 'There is no task 42.',
  since: AT,
  waiting: 3,
  ...given,
});
