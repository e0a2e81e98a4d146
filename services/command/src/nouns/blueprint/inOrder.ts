import { refusalText } from '@waymark/api/problems';
import type { ProcessSpan } from '@waymark/events';
import { DecisionRefused } from '../../decisions/decision.ts';

/** @throws DecisionRefused for an end before its start, naming the field */
export function inOrder(dates: ProcessSpan, field: string): void {
  if (dates.end >= dates.start) return;
  throw new DecisionRefused('invalid', 'end-before-start', refusalText('endBeforeStart'), field);
}
