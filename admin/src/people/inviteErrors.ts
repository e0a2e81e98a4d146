import type { Problem } from '@waymark/api';
import { textsNow } from '../texts/index.ts';

/** What to say when creating a user failed (PRODUCT 11.1). */
export function inviteError(problem: Problem | undefined): string {
  const t = textsNow();
  if (problem?.code === 'already-invited' || problem?.status === 429)
    return problem.detail;
  if (problem?.status === 409) return t('people.alreadyExists');
  if (problem?.status === 422)
    return t('people.invalidInput', { detail: problem.detail });
  return t('words.somethingWentWrong');
}
