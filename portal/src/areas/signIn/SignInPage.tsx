import { entryAddress } from '@waymark/api/addresses';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { withWords } from '../../base/texts/language.ts';
import EmailStep from './EmailStep.tsx';

const PasswordPage = lazy(() => withWords('password', () => import('./PasswordPage.tsx')));

/** /login, and /login-password, which people come to from there or by a mail. */
export default function SignInPage() {
  const [path] = useLocation();
  return path.startsWith(entryAddress.password.path) ? (
    <Suspense>
      <PasswordPage />
    </Suspense>
  ) : (
    <EmailStep />
  );
}
