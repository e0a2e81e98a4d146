import type { TaskRow } from '../api/reads.ts';
import { texts } from '../texts/tasks.ts';

/** '20 minutes' */
export const takes = ({
  amount,
  unit,
}: NonNullable<TaskRow['duration']>): string => texts().atHand[unit](amount);
