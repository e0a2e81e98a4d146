import { entryAddress } from '@waymark/api/addresses';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { CodeInput, codeLength } from '@waymark/look/codeInput';
import { shownAddress } from '@waymark/look/emailAddress';
import { Alert } from '../../base/page/Alert.tsx';
import { useNewCodeIn } from '@waymark/look/useNewCodeIn';
import '@waymark/look/codeInput.css';
import { describeError } from '../../base/api/problem.ts';
import { isOfPortal } from '../../base/session/isOfPortal.ts';
import { useDocumentTitle } from '../../base/page/useDocumentTitle.ts';
import { readEmail } from '../../base/session/emailParameter.ts';
import { safeTarget } from '../../base/session/redirectTo.ts';
import { texts } from '../../base/texts/signIn.ts';
import { landing } from './landing.ts';
import EmailStep from './EmailStep.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { needsLink, requestCode, signIn, signInProblem } from './signInRequests.ts';
import type { CodePageState, SignUpNames } from './signInRequests.ts';

/**
 * localStorage key of how the page was come to that waits for a link: the mail opens it in another
 * tab, which knows no more than the address.
 */
const key = 'waymark.way-in';

/** The word at the end of a link, or by itself; null where there is none. */
const wordIn = (typed: string): string | null =>
  /(?:^|#)\s*([\da-f]{32})\s*$/.exec(typed)?.[1] ?? null;

const keepWay = (search: string, names: SignUpNames | undefined): void =>
  localStorage.setItem(
    key,
    `${new URLSearchParams([...new URLSearchParams(search), ...Object.entries(names ?? {})])}`,
  );

/**
 * Where whoever waits for a link to this address wanted to go, and what they said that they are
 * called.
 */
function wayKept(email: string): { redirectTo: string | null; names: SignUpNames | undefined } {
  const kept = new URLSearchParams(localStorage.getItem(key) ?? '');
  if (readEmail(kept.get('eml')) !== email) return { redirectTo: null, names: undefined };
  const firstName = kept.get('firstName');
  return {
    redirectTo: kept.get('redirectTo'),
    names: firstName === null ? undefined : { firstName, lastName: kept.get('lastName') ?? '' },
  };
}

/** Counts down after a code was sent, then offers a new one. */
function NewCode({
  byLink,
  sentAt,
  onAsk,
}: {
  byLink: boolean;
  sentAt: number | undefined;
  onAsk: () => Promise<void>;
}) {
  const newIn = useNewCodeIn(sentAt);
  const all = texts().code;
  const t = byLink ? all.newLink : all;
  if (newIn !== null) return <span className="num">{t.newIn(newIn)}</span>;
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
    if (byLink && opened === null) keepWay(location.search, arrival?.names);
  }, [byLink, opened, arrival]);
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
      const kept = wayKept(email);
      const { memberships } = await signIn(email, given, arrival?.names ?? kept.names);
      localStorage.removeItem(key);
      const target = landing(
        safeTarget(parameters.get('redirectTo') ?? kept.redirectTo, location.origin),
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
      const asked = await requestCode(email, signingUp ? 'signUp' : 'signIn', arrival?.names);
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
        <Lead
          email={email}
          {...{ byLink, sent: sentAt !== undefined, isLimited: arrival?.isLimited }}
        />
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
          <NewCode {...{ byLink, sentAt }} onAsk={sendAgain} />
          <button
            type="button"
            className="lnk"
            onClick={() =>
              navigate(
                entryAddress[signingUp ? 'signUp' : 'signIn']({
                  eml: parameters.get('eml') ?? undefined,
                  redirectTo: parameters.get('redirectTo') ?? undefined,
                }),
                { state: arrival },
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
  isLimited = false,
}: {
  email: string;
  byLink: boolean;
  sent: boolean;
  isLimited: boolean | undefined;
}) {
  const t = texts().code;
  const address = <b>{shownAddress(email)}</b>;
  return (
    <p className="lead">
      {byLink ? t.linkSentTo(address) : sent ? t.sentTo(address) : t.wasSentTo(address)}
      {isLimited && ` ${t.invitedOnly}`}
    </p>
  );
}
