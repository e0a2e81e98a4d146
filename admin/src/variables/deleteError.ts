import type { Problem } from '@waymark/api';
import { Refused } from '@waymark/client';
import { meanwhileIn } from '../conflict/useDeletion.ts';
import { textsNow } from '../texts/index.ts';
import { problemOf } from '../wire/problemOf.ts';

/** What to say when a variable could not be deleted (PRODUCT 11.2). */
export function deleteError(problem: Problem | undefined): string {
  const t = textsNow();
  if (problem?.code === 'variable-in-use') return problem.detail;
  if (problem?.status === 409) return t('variables.alreadyExists');
  if (problem?.status === 422)
    return t('people.invalidInput', { detail: problem.detail });
  return t('words.somethingWentWrong');
}

/** The same refusal in those words; that somebody else changed it meanwhile is told as it is. */
export function saidSo(reason: unknown): unknown {
  const problem = problemOf(reason);
  if (problem === undefined || meanwhileIn(reason) !== null) return reason;
  const { field: _, ...rest } = problem;
  return new Refused({ ...rest, detail: deleteError(problem) });
}
