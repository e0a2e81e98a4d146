import type { ExecutionRow } from '@waymark/api';

/** What leads on: to the start, to somebody of us, or to the task that decides whose turn it is. */
export type NextAct = 'launch' | 'assign' | 'answer' | 'help' | 'write' | 'open';

type Turned = Pick<ExecutionRow, 'status' | 'turn' | 'turnWho' | 'turnBecause' | 'turnTask'>;

/**
 * The one act of an execution, by whose turn it is: what nobody has begun is launched, what is ours
 * and nobody's of us is assigned, what waits for an answer is answered, and who has to act is
 * written to. null: nothing leads on.
 */
export function nextAct({ status, turn, turnWho, turnBecause, turnTask }: Turned): NextAct | null {
  if (turn === 'nobody') return status === 'PENDING' ? 'launch' : null;
  if (turn === 'seller' && turnWho === null) return 'assign';
  if (turnTask === null) return null;
  if (turn === 'client') return 'write';
  if (turnBecause === 'asked') return 'answer';
  return turnBecause === 'stuck' ? 'help' : 'open';
}
