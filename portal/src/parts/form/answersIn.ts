import type { Answer, Answers } from '@waymark/events/forms';
import type { AnswersRow } from '../../base/api/reads.ts';

/** The answers that were sent, without those taken back or erased. */
export const answersIn = ({ given }: AnswersRow): Answers =>
  Object.fromEntries(
    Object.entries(given).flatMap(([fieldId, { value }]): [string, Answer][] =>
      value === null ? [] : [[fieldId, value]],
    ),
  );
