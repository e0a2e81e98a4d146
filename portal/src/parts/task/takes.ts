import type { TaskRow } from '../../base/api/reads.ts';
import { texts } from '../../base/texts/tasks.ts';

/** '20 minutes' */
export const takes = ({ amount, unit }: NonNullable<TaskRow['duration']>): string =>
  texts().atHand[unit](amount);
