import { signInAgainBy } from '@waymark/client';
import { useSignInAgain } from '@waymark/look/useSignInAgain';
import { lazy, Suspense, useEffect } from 'react';
import { describeError } from '../../base/api/problem.ts';
import { refetch } from '../../base/api/queryCache.ts';
import { wire } from '../../base/api/wire.ts';
import { withWords } from '../../base/texts/language.ts';

const LoginSheet = lazy(() =>
  withWords('signIn', () => import('../../areas/signIn/LoginSheet.tsx')),
);
const signingIn = signInAgainBy(wire);

/**
 * Asks whoever's session has ended to sign in again, over the page that they were on: sheets,
 * drafts and what was under way stay, and what failed is sent once more (ADR 54).
 * @param email theirs
 */
export default function SignInAgain({ email }: { email: string }) {
  const asked = useSignInAgain(signingIn, email, (error) => describeError(error).sentence);
  // So is who they are, by which the device opens what it sealed as the session ended.
  useEffect(() => wire.session.onResume(() => void refetch()), []);
  if (asked === undefined) return null;
  return (
    <Suspense>
      <LoginSheet asked={asked} />
    </Suspense>
  );
}
