import { entryAddress } from '@waymark/api/addresses';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { shownAddress } from '@waymark/look/emailAddress';
import { Alert } from '../../base/page/Alert.tsx';
import { describeError } from '../../base/api/problem.ts';
import { isOfPortal } from '../../base/session/isOfPortal.ts';
import { useDocumentTitle } from '../../base/page/useDocumentTitle.ts';
import { readEmail } from '../../base/session/emailParameter.ts';
import { safeTarget } from '../../base/session/redirectTo.ts';
import { texts } from '../../base/texts/signIn.ts';
import { CodeInput } from './CodeInput.tsx';
import { codeLength } from './codeDigits.ts';
import { landing } from './landing.ts';
import EmailStep from './EmailStep.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { needsLink, requestCode, signIn, signInProblem } from './signInRequests.ts';
import type { CodePageState } from './signInRequests.ts';

/**
 * localStorage key of how the page was come to that waits for a link: the mail opens it in another
 * tab.
 */
const key = 'waymark.way-in';

/** The word at the end of a link, or by itself; null where there is none. */
const wordIn = (typed: string): string | null =>
  /(?:^|#)\s*([\da-f]{32})\s*$/.exec(typed)?.[1] ?? null;

const keepWay = (search: string): void => localStorage.setItem(key, search);

/** Where whoever waits for a link to this address wanted to go; it is forgotten with that. */
function wayKept(email: string): string | null {
  const kept = new URLSearchParams(localStorage.getItem(key) ?? '');
  localStorage.removeItem(key);
  return readEmail(kept.get('eml')) === email ? kept.get('redirectTo') : null;
}

/** Milliseconds that one should wait for the mail before asking for another. */
const waitMs = 60_000;

const left = (sentAt: number | undefined): number =>
  sentAt === undefined ? 0 : Math.max(0, Math.ceil((sentAt + waitMs - Date.now()) / 1000));

/**
 * Counts down after a code was sent, then offers a new one. Give it the time of sending as `key`.
 */
function NewCode({
  byLink,
  sentAt,
  onAsk,
}: {
  byLink: boolean;
  sentAt: number | undefined;
  onAsk: () => Promise<void>;
}) {
  const [seconds, setSeconds] = useState(() => left(sentAt));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left(sentAt)), 1000);
    return () => clearInterval(timer);
  }, [sentAt]);
  const all = texts().code;
  const t = byLink ? all.newLink : all;
  if (seconds > 0)
    return (
      <span className="num">
        {t.newIn(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`)}
      </span>
    );
  return (
    <button type="button" className="lnk" onClick={() => void onAsk()}>
      {sentAt === undefined ? t.send : t.sendNew}
    </button>
  );
}

/**
 * Second step: the six digits from the mail, sent by Login; or, where strangers have guessed at
 * digits, the link from the mail, which signs in as it is opened. Without an address it is the
 * first step.
 */
export default function CodeStep() {
  const parameters = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const email = readEmail(parameters.get('eml'));
  const signingUp = parameters.get('intent') === 'signUp';
  const arrival = useHistoryState<CodePageState | null>();
  const [sentAt, setSentAt] = useState(arrival?.sentAt);
  const [opened] = useState(() => wordIn(location.hash));
  const [byLink, setByLink] = useState(arrival?.byLink ?? opened !== null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const t = texts().code;
  useDocumentTitle(t.title);
  useEffect(() => input.current?.focus(), [byLink]);
  useEffect(() => {
    if (byLink && opened === null) keepWay(location.search);
  }, [byLink, opened]);
  // Once for each link; its word is no longer needed in the address.
  useEffect(() => {
    if (opened === null || email === '') return;
    history.replaceState(history.state, '', location.pathname + location.search);
    void login(opened);
    // oxlint-disable-next-line exhaustive-deps
  }, [opened]);
  if (email === '') return <EmailStep />;

  const fail = (sentence: string) => {
    setProblem(sentence);
    setSending(false);
    input.current?.focus();
    input.current?.select();
  };

  async function login(given: string | null) {
    if (sending) return;
    if (given === null) return fail(byLink ? t.linkMissing : t.missing);
    setSending(true);
    setProblem(undefined);
    try {
      const { memberships } = await signIn(email, given);
      const target = landing(
        safeTarget(parameters.get('redirectTo') ?? wayKept(email), location.origin),
        memberships,
      );
      if (isOfPortal(target)) navigate(target, { replace: true });
      else location.replace(target);
    } catch (error) {
      if (needsLink(error)) await sendAgain();
      else fail(signInProblem(error));
      setSending(false);
    }
  }

  async function sendAgain() {
    try {
      const asked = await requestCode(email, signingUp ? 'signUp' : 'signIn');
      setSentAt(asked.sentAt);
      setByLink(asked.byLink);
      setProblem(undefined);
      setCode('');
      input.current?.focus();
    } catch (error) {
      setProblem(describeError(error).sentence);
    }
  }

  return (
    <SignInLayout>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void login(byLink ? wordIn(code) : code.length < codeLength ? null : code);
        }}
      >
        <h1>{byLink ? t.linkTitle : t.title}</h1>
        <Lead email={email} {...{ byLink, signingUp, sent: sentAt !== undefined }} />
        <label htmlFor="code">{byLink ? t.link : t.label}</label>
        {byLink ? (
          <input
            ref={input}
            id="code"
            className="field"
            autoComplete="off"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            aria-invalid={problem !== undefined}
            aria-describedby={problem === undefined ? undefined : 'code-problem'}
          />
        ) : (
          <CodeInput
            ref={input}
            value={code}
            onChange={setCode}
            problemId={problem === undefined ? undefined : 'code-problem'}
          />
        )}
        {problem !== undefined && <Alert id="code-problem">{problem}</Alert>}
        <button className="btn primary wide" aria-disabled={sending}>
          {t.login}
        </button>
        <div className="choices">
          <NewCode key={sentAt} {...{ byLink, sentAt }} onAsk={sendAgain} />
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

/** Says where the code is to be found. */
function Lead({
  email,
  byLink,
  sent,
  signingUp,
}: {
  email: string;
  byLink: boolean;
  sent: boolean;
  signingUp: boolean;
}) {
  const t = texts().code;
  const address = <b>{shownAddress(email)}</b>;
  return (
    <p className="lead">
      {byLink ? t.linkSentTo(address) : sent ? t.sentTo(address) : t.wasSentTo(address)}
      {signingUp && ` ${t.invitedOnly}`}
    </p>
  );
}
