import type { Problem } from '@waymark/api';

/** What to say when creating a user failed (PRODUCT 11.1). */
export function inviteError(problem: Problem | undefined): string {
  if (problem?.code === 'already-invited' || problem?.status === 429)
    return problem.detail;
  if (problem?.status === 409) return 'User already exists';
  if (problem?.status === 422) return `Invalid input: ${problem.detail}`;
  return 'Something went wrong';
}
