import type { Answer, Answers } from '@waymark/events/forms';
import type { AnswersRow } from '../api/reads.ts';

/** What was sent, without what was taken back or erased. */
export const answersIn = ({ given }: AnswersRow): Answers =>
  Object.fromEntries(
    Object.entries(given).flatMap(([fieldId, { value }]): [string, Answer][] =>
      value === null ? [] : [[fieldId, value]],
    ),
  );
