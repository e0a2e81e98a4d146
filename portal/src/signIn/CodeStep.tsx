import { entryAddress } from '@waymark/api/addresses';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { shownAddress } from '@waymark/look/emailAddress';
import { told } from '../api/problem.ts';
import { isOfPortal } from '../session/isOfPortal.ts';
import { useDocumentTitle } from '../page/useDocumentTitle.ts';
import { readEmail } from '../session/emailParameter.ts';
import { safeTarget } from '../session/redirectTo.ts';
import { texts } from '../texts/signIn.ts';
import { CodeInput } from './CodeInput.tsx';
import { codeLength } from './codeDigits.ts';
import { landing } from './landing.ts';
import EmailStep from './EmailStep.tsx';
import { NewCode } from './NewCode.tsx';
import { FieldProblem, SignInLayout } from './SignInLayout.tsx';
import { requestCode, signIn, signInProblem } from './signInRequests.ts';

/** Second step: the six digits from the mail. Nothing is sent until Login. Without an address it is the first step. */
export default function CodeStep() {
  const parameters = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const email = readEmail(parameters.get('eml'));
  const signingUp = parameters.get('intent') === 'signUp';
  const arrival = useHistoryState<{ sentAt?: number } | null>();
  const [sentAt, setSentAt] = useState(arrival?.sentAt);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const t = texts().code;
  useDocumentTitle(t.title);
  useEffect(() => input.current?.focus(), []);
  if (email === '') return <EmailStep />;

  const fail = (sentence: string) => {
    setProblem(sentence);
    setSending(false);
    input.current?.focus();
    input.current?.select();
  };

  async function login() {
    if (sending) return;
    if (code.length < codeLength) return fail(t.missing);
    setSending(true);
    setProblem(undefined);
    try {
      const { memberships } = await signIn(email, code);
      const target = landing(
        safeTarget(parameters.get('redirectTo'), location.origin),
        memberships,
      );
      if (isOfPortal(target)) navigate(target, { replace: true });
      else location.replace(target);
    } catch (error) {
      fail(signInProblem(error));
    }
  }

  async function sendAgain() {
    try {
      await requestCode(email, signingUp ? 'signUp' : 'signIn');
      setSentAt(Date.now());
      setProblem(undefined);
      setCode('');
      input.current?.focus();
    } catch (error) {
      setProblem(told(error).sentence);
    }
  }

  return (
    <SignInLayout>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void login();
        }}
      >
        <h1>{t.title}</h1>
        <Lead email={email} sent={sentAt !== undefined} signingUp={signingUp} />
        <label htmlFor="code">{t.label}</label>
        <CodeInput
          ref={input}
          value={code}
          onChange={setCode}
          problemId={problem === undefined ? undefined : 'code-problem'}
        />
        {problem !== undefined && (
          <FieldProblem id="code-problem">
            <CircleAlert size={16} aria-hidden="true" />
            {problem}
          </FieldProblem>
        )}
        <button className="btn primary wide" aria-disabled={sending}>
          {t.login}
        </button>
        <div className="choices">
          <NewCode key={sentAt} sentAt={sentAt} onAsk={sendAgain} />
          <button
            type="button"
            className="lnk"
            onClick={() =>
              navigate(
                entryAddress.signIn({
                  eml: parameters.get('eml') ?? undefined,
                  redirectTo: parameters.get('redirectTo') ?? undefined,
                  intent: signingUp ? 'signUp' : undefined,
                }),
              )
            }
          >
            {t.otherAddress}
          </button>
        </div>
      </form>
    </SignInLayout>
  );
}

/** Where the code is to be found. */
function Lead({
  email,
  sent,
  signingUp,
}: {
  email: string;
  sent: boolean;
  signingUp: boolean;
}) {
  const t = texts().code;
  const address = <b>{shownAddress(email)}</b>;
  return (
    <p className="lead">
      {sent ? t.sentTo(address) : t.wasSentTo(address)}
      {signingUp && ` ${t.invitedOnly}`}
    </p>
  );
}
