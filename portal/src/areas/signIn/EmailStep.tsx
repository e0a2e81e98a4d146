import { entryAddress, portalAddress } from '@waymark/api/addresses';
import { countWaits, isRefused, ownerName } from '@waymark/client';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { describeError } from '../../base/api/problem.ts';
import { useDocumentTitle } from '../../base/page/useDocumentTitle.ts';
import { readEmail, writeEmail } from '../../base/session/emailParameter.ts';
import { linkKey } from '../../base/session/guestLink.ts';
import { defaultTarget } from '../../base/session/redirectTo.ts';
import { texts } from '../../base/texts/signIn.ts';
import { withWords } from '../../base/texts/language.ts';
import { EmailField, looksLikeEmail } from './EmailField.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { postAsNobody } from '../../base/api/postAsNobody.ts';
import { requestCode } from './signInRequests.ts';

const PasswordForm = lazy(() => withWords('password', () => import('./PasswordForm.tsx')));

/**
 * Where things of somebody lie on this device, asks whether they are signed in still; where the
 * server says that they are not, as opposed to saying nothing, nothing of theirs stays but what
 * they have not sent, which is sealed.
 */
async function leaveWhereOver(): Promise<void> {
  if (localStorage.getItem(ownerName) === null) return;
  try {
    await postAsNobody('/api/session/refresh', {});
  } catch (error) {
    if (!isRefused(error) || error.status !== 401) return;
    const { leaveDevice } = await import('../../base/offline/leaveDevice.ts');
    await leaveDevice();
  }
}

/** First step: the e-mail address that the code goes to, or that a password belongs to. */
export default function EmailStep() {
  const parameters = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const [email, setEmail] = useState(() => readEmail(parameters.get('eml')));
  const [byPassword, setByPassword] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const t = texts();
  const { title, lead, other } = t.signIn;
  useDocumentTitle(title);
  useEffect(() => input.current?.focus(), [byPassword]);
  useEffect(() => void leaveWhereOver(), []);
  // A guest who is out comes back to the link that they came by.
  useEffect(() => {
    const link = localStorage.getItem(linkKey);
    if (link !== null) navigate(portalAddress.share({ hash: link }), { replace: true });
  }, [navigate]);

  async function send() {
    if (sending) return;
    if (!looksLikeEmail(email)) {
      setProblem(t.noAddress);
      input.current?.focus();
      return;
    }
    setSending(true);
    setProblem(undefined);
    try {
      const state = await requestCode(email.trim(), 'signIn');
      const next = entryAddress.code({
        eml: writeEmail(email.trim()),
        redirectTo: parameters.get('redirectTo') ?? defaultTarget,
      });
      navigate(next, { state });
    } catch (error) {
      setProblem(describeError(error).sentence);
      setSending(false);
      input.current?.focus();
    }
  }

  const toSignUp = () =>
    navigate(
      entryAddress.signUp({
        eml: email.trim() === '' ? undefined : writeEmail(email.trim()),
        redirectTo: parameters.get('redirectTo') ?? undefined,
      }),
    );
  const waiting = countWaits();
  if (byPassword)
    return (
      <SignInLayout>
        <Suspense>
          <PasswordForm
            email={email}
            onEmail={setEmail}
            onCode={() => setByPassword(false)}
            onSignUp={toSignUp}
          />
        </Suspense>
      </SignInLayout>
    );
  return (
    <SignInLayout>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <h1>{title}</h1>
        <p className="lead">{waiting > 0 ? t.toSend(waiting) : lead}</p>
        <EmailField ref={input} value={email} onChange={setEmail} problem={problem} />
        <button className="btn primary wide" aria-disabled={sending}>
          {sending ? t.sending : t.send}
        </button>
        <div className="choices">
          <button type="button" className="lnk" onClick={() => setByPassword(true)}>
            {t.usePassword}
          </button>
          <button type="button" className="lnk" onClick={toSignUp}>
            {other}
          </button>
        </div>
      </form>
    </SignInLayout>
  );
}
