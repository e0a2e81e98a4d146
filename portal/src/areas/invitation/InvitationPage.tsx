import type { InvitationAnswer, InvitationView, Me } from '@waymark/api';
import { entryAddress, portalAddress } from '@waymark/api/addresses';
import { isFinalStatus, isRefused, request, SignedOut, signOut } from '@waymark/client';
import { Wordmark } from '@waymark/look';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Alert } from '../../base/page/Alert.tsx';
import { describeError, isGone } from '../../base/api/problem.ts';
import { wire } from '../../base/api/wire.ts';
import { writeEmail } from '../../base/session/emailParameter.ts';
import { isOfPortal } from '../../base/session/isOfPortal.ts';
import { requestCode } from '../signIn/index.ts';
import { texts } from '../../base/texts/invitation.ts';
import { LanguageLinks } from '../../base/texts/LanguageLinks.tsx';
import { PageTitle } from '../../base/page/PageTitle.tsx';
import { acceptInvitation, answerInvitation, seeInvitation } from './invitationRequests.ts';
import { Offer } from './Offer.tsx';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { texts as pages } from '../../base/texts/pages.ts';
import '@waymark/look/wordmark.css';
import '../../base/states/states.css';
import './invitation.css';

/**
 * sessionStorage key of the invitation that the person accepted in this tab and is signing in for.
 * No link can set it.
 */
const acceptingKey = 'waymark.accepting';

/** Says what was answered and what that means, with the way back. */
function Answered({
  seen: { workspaceName, email },
  said,
  onUndo,
  onBack,
}: {
  seen: InvitationView;
  said: Exclude<InvitationAnswer, 'allow'>;
  onUndo: () => void;
  onBack: () => void;
}) {
  const t = texts().answered;
  return (
    <>
      <PageTitle text={t.title} />
      <p role="status">{t[said](workspaceName, email)}</p>
      {said === 'decline' ? (
        <button type="button" className="lnk tall" onClick={onBack}>
          {t.back}
        </button>
      ) : (
        <button type="button" className="lnk tall" onClick={onUndo}>
          {t.allow}
        </button>
      )}
    </>
  );
}

/**
 * A link that leads nowhere, and what to do about it; or no answer, which may come when asked
 * again.
 */
function Unopened({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = texts().unopened;
  const refused = isRefused(error) && isFinalStatus(error.status);
  const sentence = refused && !isGone(error) ? t.incomplete : describeError(error).sentence;
  return (
    <>
      <PageTitle text={t.title} />
      <p role="alert">
        {sentence}
        {isGone(error) && ` ${t.askAgain}`}
      </p>
      {refused ? (
        <a className="btn" href={entryAddress.signIn()}>
          {t.toSignIn}
        </a>
      ) : (
        <button type="button" className="btn" onClick={onRetry}>
          <RotateCw size={20} strokeWidth={1.75} aria-hidden="true" />
          {pages().tryAgain}
        </button>
      )}
    </>
  );
}

/** /portal/invitation?t=…: who invites into what; Accept, No thanks, and never again. */
export default function InvitationPage() {
  const token = new URLSearchParams(useSearch()).get('t') ?? '';
  const [, navigate] = useLocation();
  const [seen, setSeen] = useState<InvitationView>();
  const [failure, setFailure] = useState<unknown>();
  const [said, setSaid] = useState<InvitationAnswer>();
  const [other, setOther] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const attempt = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(describeError(error).sentence);
    } finally {
      setBusy(false);
    }
  };

  const signInFor = async ({ email }: InvitationView) => {
    sessionStorage.setItem(acceptingKey, token);
    const state = await requestCode(email, 'signIn');
    const next = entryAddress.code({
      eml: writeEmail(email),
      redirectTo: portalAddress.invitation({ t: token }),
    });
    navigate(next, { state });
  };

  const accept = async (invitation: InvitationView) => {
    const address = await signedInAs();
    if (address === null) return signInFor(invitation);
    if (address !== invitation.email) return setOther(address);
    sessionStorage.removeItem(acceptingKey);
    const next = await acceptInvitation(invitation);
    if (isOfPortal(next)) navigate(next, { replace: true });
    else location.replace(next);
  };

  const open = () => {
    seeInvitation(token)
      .then((invitation) => {
        setSeen(invitation);
        if (sessionStorage.getItem(acceptingKey) === token) void attempt(() => accept(invitation));
      })
      .catch(setFailure);
  };
  // Once for each link.
  // oxlint-disable-next-line exhaustive-deps
  useEffect(open, [token]);

  const say = (answer: InvitationAnswer) =>
    void attempt(async () => {
      await answerInvitation(token, answer);
      setSeen((last) => last && { ...last, state: 'declined' });
      setSaid(answer);
    });

  return (
    <main id="content" className="message-page invitation">
      <Wordmark />
      {seen === undefined ? (
        failure === undefined ? (
          <p role="status">{texts().opening}</p>
        ) : (
          <Unopened
            error={failure}
            onRetry={() => {
              setFailure(undefined);
              open();
            }}
          />
        )
      ) : said !== undefined && said !== 'allow' ? (
        <Answered
          seen={seen}
          said={said}
          onUndo={() => say('allow')}
          onBack={() => setSaid(undefined)}
        />
      ) : (
        <Offer
          seen={seen}
          busy={busy}
          other={other}
          onAccept={() => void attempt(() => accept(seen))}
          onSignIn={() =>
            void attempt(async () => {
              await signOut(wire);
              await signInFor(seen);
            })
          }
          onSay={say}
        />
      )}
      {problem !== undefined && <Alert>{problem}</Alert>}
      <LanguageLinks />
    </main>
  );
}

/** The address of who is signed in; null for nobody. */
async function signedInAs(): Promise<string | null> {
  try {
    return (await request<Me>(wire, '/api/me')).json.account.email;
  } catch (error) {
    if (error instanceof SignedOut) return null;
    throw error;
  }
}
