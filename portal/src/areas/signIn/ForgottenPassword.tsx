import { entryAddress } from '@waymark/api/addresses';
import { shownAddress } from '@waymark/look/emailAddress';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { describeError } from '../../base/api/problem.ts';
import { Alert } from '../../base/page/Alert.tsx';
import { useDocumentTitle } from '../../base/page/useDocumentTitle.ts';
import { writeEmail } from '../../base/session/emailParameter.ts';
import { texts as signInTexts } from '../../base/texts/signIn.ts';
import { texts } from '../../base/texts/password.ts';
import { EmailField, looksLikeEmail } from './EmailField.tsx';
import { askForReset } from './passwordRequests.ts';

/** Asks for the link; then says where it is, in the same words for every address. */
export function ForgottenPassword({ email: given }: { email: string }) {
  const redirectTo = new URLSearchParams(useSearch()).get('redirectTo') ?? undefined;
  const [email, setEmail] = useState(given);
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const [times, setTimes] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const all = texts();
  const isSent = times > 0;
  const t = isSent ? all.sent : all.forgot;
  useDocumentTitle(t.title);
  useEffect(() => input.current?.focus(), [isSent]);

  async function send() {
    if (sending) return;
    if (!looksLikeEmail(email)) {
      setProblem(signInTexts().noAddress);
      input.current?.focus();
      return;
    }
    setSending(true);
    setProblem(undefined);
    try {
      await askForReset(email.trim());
      setTimes(times + 1);
    } catch (error) {
      setProblem(describeError(error).sentence);
      input.current?.focus();
    }
    setSending(false);
  }
  const toSignIn = entryAddress.signIn({
    eml: email === '' ? undefined : writeEmail(email.trim()),
    redirectTo,
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h1>{t.title}</h1>
      {isSent ? (
        <>
          <p className="lead" role="status">
            {all.sent.before}
            <b>{shownAddress(email.trim())}</b>
            {all.sent.after}
          </p>
          <button className="btn wide" aria-disabled={sending}>
            {sending ? all.forgot.sending : all.sent.again}
          </button>
          <p className="said" role="status">
            {times > 1 && all.sent.sentAgain}
          </p>
          {problem !== undefined && <Alert>{problem}</Alert>}
        </>
      ) : (
        <>
          <p className="lead">{all.forgot.lead}</p>
          <EmailField ref={input} value={email} onChange={setEmail} problem={problem} />
          <button className="btn primary wide" aria-disabled={sending}>
            {sending ? all.forgot.sending : all.forgot.send}
          </button>
        </>
      )}
      <div className="choices">
        {isSent ? (
          <button type="button" className="lnk" onClick={() => setTimes(0)}>
            {all.sent.otherAddress}
          </button>
        ) : (
          <Link className="lnk" href={toSignIn}>
            {all.forgot.back}
          </Link>
        )}
        <Link className="lnk" href={toSignIn}>
          {all.useCode}
        </Link>
      </div>
    </form>
  );
}
