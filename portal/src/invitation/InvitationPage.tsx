import type { InvitationAnswer, InvitationView, Me } from '@waymark/api';
import { entryAddress, portalAddress } from '@waymark/api/addresses';
import { request, SignedOut, signOut } from '@waymark/client';
import { Wordmark } from '@waymark/look';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { told } from '../api/problem.ts';
import { wire } from '../api/wire.ts';
import { writeEmail } from '../session/emailParameter.ts';
import { isOfPortal } from '../session/isOfPortal.ts';
import { requestCode } from '../signIn/signInRequests.ts';
import { texts } from '../texts/invitation.ts';
import { LanguageLinks } from '../texts/LanguageLinks.tsx';
import { Answered } from './Answered.tsx';
import {
  acceptInvitation,
  answerInvitation,
  seeInvitation,
} from './invitationRequests.ts';
import { Offer } from './Offer.tsx';
import { Unopened } from './Unopened.tsx';
import '@waymark/look/wordmark.css';
import '../states/states.css';
import './invitation.css';

/** sessionStorage key of the invitation that the person accepted in this tab and is signing in for. No link can set it. */
const acceptingKey = 'waymark.accepting';

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
      setProblem(told(error).sentence);
    } finally {
      setBusy(false);
    }
  };

  const signInFor = async ({ email }: InvitationView) => {
    sessionStorage.setItem(acceptingKey, token);
    await requestCode(email, 'signIn');
    const next = entryAddress.code({
      eml: writeEmail(email),
      redirectTo: portalAddress.invitation({ t: token }),
    });
    navigate(next, { state: { sentAt: Date.now() } });
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
        if (sessionStorage.getItem(acceptingKey) === token)
          void attempt(() => accept(invitation));
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
      {problem !== undefined && (
        <p className="alert" role="alert">
          {problem}
        </p>
      )}
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
