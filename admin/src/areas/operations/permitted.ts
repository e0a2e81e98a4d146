import type { ModelStatus, OperationAction } from '@waymark/api';

/** What an operator may do to a read model as it stands now; `retry` belongs to its quarantine. */
export function permitted({
  rebuild,
  verification,
  previous,
}: Pick<ModelStatus, 'rebuild' | 'verification' | 'previous'>): OperationAction[] {
  const compares = verification?.state === 'running';
  const verify = compares ? [] : (['verify'] as const);
  switch (rebuild?.state) {
    case undefined:
      return [
        'rebuild',
        ...verify,
        ...(previous?.usable === true ? (['rollback'] as const) : []),
        ...(compares ? (['cancel'] as const) : []),
      ];
    case 'building':
    case 'verifying':
      return ['pause', 'cancel'];
    case 'paused':
      return ['resume', 'cancel'];
    case 'ready':
      return rebuild.swapsItself ? ['cancel'] : ['swap', ...verify, 'cancel'];
    case 'different':
    case 'failed':
      // Tables that were gone back to are given up first, so that they are kept.
      return rebuild.kind === 'rollback' ? [...verify, 'cancel'] : ['rebuild', ...verify, 'cancel'];
  }
}
