import type {
  ModelStatus,
  OperationAction,
  OperationsStatus,
} from '@waymark/api';

/** How a request stands that an operator waits for. */
export type Outcome = 'goes on' | 'good' | 'bad';

/** Those that are done as soon as they are noted are not waited for. */
const waitedFor: readonly (OperationAction | null)[] = [
  'rebuild',
  'verify',
  'swap',
  'rollback',
  'retry',
];

/**
 * Whether what was asked for has ended in all the models of `now`, and how. `before` is how they were when it was asked
 * for, so that a rebuild which was swapped in is told from one that somebody gave up.
 */
export function outcomeOf(
  action: OperationAction | null,
  before: OperationsStatus,
  now: OperationsStatus,
): Outcome {
  if (!waitedFor.includes(action)) return 'good';
  const outcomes = now.models.map((model) => {
    if (action === 'verify') return ofVerification(model);
    if (action === 'retry') return ofQuarantine(model);
    const as = before.models.find((one) => one.model === model.model);
    return ofRebuild(model, as);
  });
  // Nobody works on it: what was asked for stays noted, but there is nothing to wait for.
  if (outcomes.includes('goes on')) return now.projecting ? 'goes on' : 'bad';
  return outcomes.includes('bad') ? 'bad' : 'good';
}

function ofVerification({ verification }: ModelStatus): Outcome {
  if (verification?.state === 'running') return 'goes on';
  return verification?.state === 'equal' ? 'good' : 'bad';
}

function ofQuarantine({ quarantine }: ModelStatus): Outcome {
  if (quarantine.some(({ retrying }) => retrying)) return 'goes on';
  return quarantine.length === 0 ? 'good' : 'bad';
}

function ofRebuild(now: ModelStatus, before: ModelStatus | undefined): Outcome {
  if (now.rebuild === null)
    return now.previous?.replacedAt === before?.previous?.replacedAt
      ? 'bad'
      : 'good';
  const { state, swapsItself } = now.rebuild;
  if (state === 'different' || state === 'failed') return 'bad';
  return state === 'ready' && !swapsItself ? 'good' : 'goes on';
}
