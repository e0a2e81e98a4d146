import type { InvitationAnswer, InvitationView } from '@waymark/api';
import { PageTitle } from '../../base/page/PageTitle.tsx';
import { texts } from '../../base/texts/invitation.ts';

type OfferProps = {
  seen: InvitationView;
  busy: boolean;
  /** Somebody else is signed in here, by this address. */
  other: string | undefined;
  onAccept: () => void;
  onSignIn: () => void;
  onSay: (answer: InvitationAnswer) => void;
};

/** Says who invites into what, with the ways to answer. */
export function Offer({ seen, busy, other, onAccept, onSignIn, onSay }: OfferProps) {
  const { byName, byEmail, workspaceName, clientName, leadsTo } = seen;
  const t = texts();
  const accepted = seen.state === 'accepted';
  return (
    <>
      <PageTitle
        text={accepted ? t.offer.accepted(workspaceName) : t.offer.title(byName, workspaceName)}
      />
      {!accepted && (
        <>
          <p>
            {t.offer.words(
              byEmail === '' ? null : <b>{byEmail}</b>,
              leadsTo === null ? null : <b>{leadsTo.name}</b>,
              clientName,
            )}
          </p>
          <p className="small">
            {t.offer.wentTo(seen.email)}
            {seen.typedName !== '' && ` ${t.offer.typedName(seen.typedName)}`}
          </p>
        </>
      )}
      {seen.state === 'declined' && <p>{t.offer.declined}</p>}
      {other !== undefined && (
        <p role="alert">{t.offer.other(<b>{other}</b>, <b>{seen.email}</b>)}</p>
      )}
      <div className="answers">
        <button
          type="button"
          className="btn primary"
          aria-disabled={busy}
          onClick={other === undefined ? onAccept : onSignIn}
        >
          {busy
            ? t.wait
            : other !== undefined
              ? t.offer.signInAs(seen.email)
              : accepted
                ? t.continue
                : t.accept}
        </button>
        {seen.state === 'pending' && (
          <button
            type="button"
            className="btn"
            aria-disabled={busy}
            onClick={() => onSay('decline')}
          >
            {t.decline}
          </button>
        )}
      </div>
      {!accepted && (
        <div className="never small">
          <button type="button" className="lnk tall" onClick={() => onSay('never')}>
            {t.offer.never(workspaceName)}
          </button>
          <button type="button" className="lnk tall" onClick={() => onSay('neverFromAnybody')}>
            {t.offer.neverFromAnybody}
          </button>
        </div>
      )}
    </>
  );
}
