import type { Problem } from '@waymark/api';
import { textsNow } from '../../base/texts/index.ts';

/** Finds the sentence for a user who could not be created (PRODUCT 11.1). */
export function inviteError(problem: Problem | undefined): string {
  const t = textsNow();
  if (problem?.code === 'already-invited' || problem?.status === 429) return problem.detail;
  if (problem?.status === 409) return t('people.alreadyExists');
  if (problem?.status === 422) return t('people.invalidInput', { detail: problem.detail });
  return t('words.somethingWentWrong');
}
