import { entryAddress } from '@waymark/api/addresses';
import { isRefused } from '@waymark/client';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { describeError } from '../../base/api/problem.ts';
import { writeEmail } from '../../base/session/emailParameter.ts';
import { safeTarget } from '../../base/session/redirectTo.ts';
import { texts as signInTexts } from '../../base/texts/signIn.ts';
import { texts } from '../../base/texts/password.ts';
import { PasswordField } from '../../parts/password/PasswordField.tsx';
import { EmailField, looksLikeEmail } from './EmailField.tsx';
import { goIn, signInByPassword } from './passwordRequests.ts';
import './waysIn.css';

type PasswordFormProps = {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** Signs in by a code instead, with the same address. */
  readonly onCode: () => void;
  readonly onSignUp: () => void;
};

/** A field, and what is wrong with it. */
type FieldFault = { readonly field: 'email' | 'password'; readonly sentence: string };

/** The other way in: an address and its password. What was typed stays, whatever is refused. */
export default function PasswordForm({ email, onEmail, onCode, onSignUp }: PasswordFormProps) {
  const parameters = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<FieldFault>();
  const [offersCode, setOffersCode] = useState(false);
  const [sending, setSending] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const t = texts();
  // Once, as the way in is chosen.
  // oxlint-disable-next-line exhaustive-deps
  useEffect(() => (email === '' ? emailInput : passwordInput).current?.focus(), []);

  const fail = (field: FieldFault['field'], sentence: string) => {
    setFault({ field, sentence });
    (field === 'email' ? emailInput : passwordInput).current?.focus();
  };
  async function send() {
    if (sending) return;
    if (!looksLikeEmail(email)) return fail('email', signInTexts().noAddress);
    if (password === '') return fail('password', t.missing);
    setSending(true);
    setFault(undefined);
    try {
      const { memberships } = await signInByPassword(email.trim(), password);
      const target = safeTarget(parameters.get('redirectTo'), location.origin);
      goIn(target, memberships, navigate);
    } catch (error) {
      setOffersCode(isRefused(error, 'password-closed') || isRefused(error, 'too-many-requests'));
      fail(
        isRefused(error) && error.problem.field === 'email' ? 'email' : 'password',
        describeError(error).sentence,
      );
      setSending(false);
    }
  }

  const of = (field: FieldFault['field']) => (fault?.field === field ? fault.sentence : undefined);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h1>{signInTexts().signIn.title}</h1>
      <p className="lead">{t.lead}</p>
      <div className="ways" role="group" aria-label={t.ways}>
        <button type="button" aria-pressed={false} onClick={onCode}>
          {t.byCode}
        </button>
        <button type="button" aria-pressed={true}>
          {t.byPassword}
        </button>
      </div>
      <EmailField ref={emailInput} value={email} onChange={onEmail} problem={of('email')} />
      <PasswordField
        ref={passwordInput}
        id="password"
        label={t.label}
        kind="current-password"
        value={password}
        onChange={setPassword}
        problem={of('password')}
        aside={
          <Link
            className="lnk"
            href={entryAddress.password({
              eml: email === '' ? undefined : writeEmail(email.trim()),
              redirectTo: parameters.get('redirectTo') ?? undefined,
            })}
          >
            {t.forgotten}
          </Link>
        }
      />
      <button className="btn primary wide" aria-disabled={sending}>
        {sending ? t.signingIn : t.signIn}
      </button>
      {offersCode && (
        <button type="button" className="btn wide" onClick={onCode}>
          {t.useCode}
        </button>
      )}
      <div className="choices">
        <span>
          {t.newHere}
          <button type="button" className="lnk" onClick={onSignUp}>
            {t.createAccount}
          </button>
        </span>
      </div>
    </form>
  );
}
