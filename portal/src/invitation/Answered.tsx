import type { InvitationAnswer, InvitationView } from '@waymark/api';

/** What was said, what it means, and the way back. */
export function Answered({
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
  const words = {
    decline: `${workspaceName} sees that you declined, and nothing else of you.`,
    never: `${workspaceName} sees that you declined. No invitation of theirs is sent to ${email} again, which they are not told.`,
    neverFromAnybody: `${workspaceName} sees that you declined. No invitation, from whomever, is sent to ${email} again, which nobody is told.`,
  }[said];
  return (
    <>
      <h1>You said no</h1>
      <p role="status">{words}</p>
      {said === 'decline' ? (
        <button type="button" className="lnk tall" onClick={onBack}>
          Back to the invitation
        </button>
      ) : (
        <button type="button" className="lnk tall" onClick={onUndo}>
          Allow invitations again
        </button>
      )}
    </>
  );
}
