import type { InvitationAnswer, InvitationView } from '@waymark/api';
import { PageTitle } from '../page/PageTitle.tsx';

type OfferProps = {
  seen: InvitationView;
  busy: boolean;
  /** Somebody else is signed in here, by this address. */
  other: string | undefined;
  onAccept: () => void;
  onSignIn: () => void;
  onSay: (answer: InvitationAnswer) => void;
};

/** Who invites into what, and the ways to answer. */
export function Offer({
  seen,
  busy,
  other,
  onAccept,
  onSignIn,
  onSay,
}: OfferProps) {
  const { byName, byEmail, workspaceName, clientName, leadsTo } = seen;
  const accepted = seen.state === 'accepted';
  return (
    <>
      <PageTitle
        text={
          accepted
            ? `You work with ${workspaceName}`
            : `${byName} invites you to ${workspaceName}`
        }
      />
      {!accepted && (
        <>
          <p>
            {byEmail !== '' && <b>{byEmail}</b>} would like to work with you
            {leadsTo === null ? '' : ' on '}
            {leadsTo !== null && <b>{leadsTo.name}</b>}
            {clientName === null
              ? ', as part of the team'
              : `, as one of the people of ${clientName}`}
            .
          </p>
          <p className="small">
            The invitation went to {seen.email}. Nothing of yours is shown to
            them before you accept.
            {seen.typedName !== '' &&
              ` They call you ${seen.typedName}; a name that you have given yourself stays.`}
          </p>
        </>
      )}
      {seen.state === 'declined' && (
        <p>You said no to it. You can still accept.</p>
      )}
      {other !== undefined && (
        <p role="alert">
          You are signed in as <b>{other}</b>. The invitation is for{' '}
          <b>{seen.email}</b>.
        </p>
      )}
      <div className="answers">
        <button
          type="button"
          className="btn primary"
          aria-disabled={busy}
          onClick={other === undefined ? onAccept : onSignIn}
        >
          {busy
            ? 'One moment'
            : other !== undefined
              ? `Sign in as ${seen.email}`
              : accepted
                ? 'Continue'
                : 'Accept'}
        </button>
        {seen.state === 'pending' && (
          <button
            type="button"
            className="btn"
            aria-disabled={busy}
            onClick={() => onSay('decline')}
          >
            No, thanks
          </button>
        )}
      </div>
      {!accepted && (
        <div className="never small">
          <button
            type="button"
            className="lnk tall"
            onClick={() => onSay('never')}
          >
            No invitation from {workspaceName} again
          </button>
          <button
            type="button"
            className="lnk tall"
            onClick={() => onSay('neverFromAnybody')}
          >
            No invitation from anybody
          </button>
        </div>
      )}
    </>
  );
}
