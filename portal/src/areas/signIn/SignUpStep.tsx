import type { SignUpOpenness } from '@waymark/api';
import { entryAddress } from '@waymark/api/addresses';
import { isRefused } from '@waymark/client';
import MailQuestion from 'lucide-react/icons/mail-question-mark';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { Alert } from '../../base/page/Alert.tsx';
import { describeError } from '../../base/api/problem.ts';
import { useDocumentTitle } from '../../base/page/useDocumentTitle.ts';
import { readEmail, writeEmail } from '../../base/session/emailParameter.ts';
import { defaultTarget } from '../../base/session/redirectTo.ts';
import { texts } from '../../base/texts/signIn.ts';
import { looksLikeEmail } from './EmailField.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { requestCode, signUpOpenness } from './signInRequests.ts';
import type { CodePageState, SignUpNames } from './signInRequests.ts';
import './signUp.css';

const fields = ['firstName', 'lastName', 'email'] as const;
type Field = (typeof fields)[number];
type FieldProblem = { readonly of: Field; readonly sentence: string };

/**
 * `/sign-up`: what somebody is called, and the address that a code goes to. Nothing exists before
 * that is entered (PRODUCT 3.1).
 */
export default function SignUpStep() {
  const parameters = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const before = useHistoryState<Partial<CodePageState> | null>()?.names;
  const [typed, setTyped] = useState<Record<Field, string>>(() => ({
    firstName: before?.firstName ?? '',
    lastName: before?.lastName ?? '',
    email: readEmail(parameters.get('eml')),
  }));
  const [openTo, setOpenTo] = useState<SignUpOpenness['openTo']>('anybody');
  const [problem, setProblem] = useState<FieldProblem>();
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const t = texts().signUp;
  useDocumentTitle(t.title);
  const focus = (field: Field) => form.current?.querySelector<HTMLElement>(`#${field}`)?.focus();
  useEffect(() => focus('firstName'), []);
  // Where it is not heard, the page says nothing of it; the code decides.
  useEffect(() => void signUpOpenness().then(setOpenTo, () => undefined), []);

  const fail = (of: Field, sentence: string) => {
    setProblem({ of, sentence });
    setSending(false);
    focus(of);
  };

  async function send() {
    if (sending) return;
    const email = typed.email.trim();
    const names: SignUpNames = {
      firstName: typed.firstName.trim(),
      lastName: typed.lastName.trim(),
    };
    if (names.firstName === '') return fail('firstName', t.noName);
    if (!looksLikeEmail(email)) return fail('email', texts().noAddress);
    setSending(true);
    setProblem(undefined);
    try {
      const state = await requestCode(email, 'signUp', names);
      const eml = writeEmail(email);
      const redirectTo = parameters.get('redirectTo') ?? undefined;
      // Whoever goes back finds what they typed.
      navigate(entryAddress.signUp({ eml, redirectTo }), { replace: true, state: { names } });
      navigate(
        entryAddress.code({ eml, redirectTo: redirectTo ?? defaultTarget, intent: 'signUp' }),
        { state: { ...state, isLimited: openTo !== 'anybody' } satisfies CodePageState },
      );
    } catch (error) {
      const field = isRefused(error) ? error.problem.field : undefined;
      fail(fields.find((each) => each === field) ?? 'email', describeError(error).sentence);
    }
  }

  const input = (field: Field, autoComplete: string) => (
    <input
      id={field}
      className="field"
      name={field}
      autoComplete={autoComplete}
      maxLength={field === 'email' ? 254 : 200}
      value={typed[field]}
      onChange={(event) => setTyped((was) => ({ ...was, [field]: event.target.value }))}
      aria-invalid={problem?.of === field}
      aria-describedby={problem?.of === field ? 'sign-up-problem' : undefined}
      {...(field === 'email' && {
        ...{ type: 'email', autoCapitalize: 'none', spellCheck: false },
      })}
    />
  );
  const told = problem && <Alert id="sign-up-problem">{problem.sentence}</Alert>;
  return (
    <SignInLayout>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        {openTo !== 'anybody' && (
          <p className="limited" role="status">
            <MailQuestion size={20} strokeWidth={1.75} aria-hidden="true" />
            <span>{t.limited[openTo]}</span>
          </p>
        )}
        <div className="names">
          <div>
            <label htmlFor="firstName">{t.firstName}</label>
            {input('firstName', 'given-name')}
          </div>
          <div>
            <label htmlFor="lastName">{t.lastName}</label>
            {input('lastName', 'family-name')}
          </div>
        </div>
        {problem?.of !== 'email' && told}
        <label htmlFor="email">{t.email}</label>
        {input('email', 'username')}
        {problem?.of === 'email' && told}
        <button className="btn primary wide" aria-disabled={sending}>
          {sending ? texts().sending : t.create}
        </button>
        <p className="choices">
          <span>
            {t.haveOne}{' '}
            <Link
              className="lnk"
              href={entryAddress.signIn({
                eml: typed.email.trim() === '' ? undefined : writeEmail(typed.email.trim()),
                redirectTo: parameters.get('redirectTo') ?? undefined,
              })}
            >
              {t.signIn}
            </Link>
          </span>
        </p>
      </form>
    </SignInLayout>
  );
}
