import type { InvitationAnswer, InvitationView } from '@waymark/api';
import { PageTitle } from '../page/PageTitle.tsx';

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
    never: `${workspaceName} sees that you declined. They cannot send an invitation to ${email} again, and are not told so.`,
    neverFromAnybody: `${workspaceName} sees that you declined. Nobody can send an invitation to ${email} again, and nobody is told so.`,
  }[said];
  return (
    <>
      <PageTitle text="You said no" />
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
