import type { InvitationAnswer, InvitationView } from '@waymark/api';

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
      <h1>
        {accepted
          ? `You work with ${workspaceName}`
          : `${byName} invites you to ${workspaceName}`}
      </h1>
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
      {other !== undefined && (
        <>
          <p className="alert" role="alert">
            You are signed in as {other}. The invitation is for {seen.email}.
          </p>
          <button
            type="button"
            className="btn"
            aria-disabled={busy}
            onClick={onSignIn}
          >
            Sign in as {seen.email}
          </button>
        </>
      )}
      <div className="answers">
        <button
          type="button"
          className="btn primary"
          aria-disabled={busy}
          onClick={onAccept}
        >
          {accepted ? 'Continue' : busy ? 'One moment' : 'Accept'}
        </button>
        {seen.state === 'pending' && (
          <button
            type="button"
            className="btn"
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
            Never from {workspaceName} again
          </button>
          <button
            type="button"
            className="lnk tall"
            onClick={() => onSay('neverFromAnybody')}
          >
            Never from anybody
          </button>
        </div>
      )}
    </>
  );
}
