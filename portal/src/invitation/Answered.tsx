import type { InvitationAnswer, InvitationView } from '@waymark/api';
import { PageTitle } from '../page/PageTitle.tsx';
import { texts } from '../texts/invitation.ts';

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
