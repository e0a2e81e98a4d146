import { entryAddress } from '@waymark/api/addresses';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { withWords } from '../../base/texts/language.ts';
import EmailStep from './EmailStep.tsx';

const CodeStep = lazy(() => withWords('signIn', () => import('./CodeStep.tsx')));
const SignUpStep = lazy(() => withWords('signIn', () => import('./SignUpStep.tsx')));
const PasswordPage = lazy(() => withWords('password', () => import('./PasswordPage.tsx')));

/** /login, and what people come to from there or by a mail. */
export default function SignInPage() {
  return (
    <Suspense>
      <Switch>
        <Route path={entryAddress.code.path} component={CodeStep} />
        <Route path={entryAddress.signUp.path} component={SignUpStep} />
        <Route path={entryAddress.password.path} component={PasswordPage} />
        <Route component={EmailStep} />
      </Switch>
    </Suspense>
  );
}
