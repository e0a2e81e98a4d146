import type { Me } from '@waymark/api';
import { entryAddress } from '@waymark/api/addresses';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLocation } from 'wouter';
import { Alert } from '../../base/page/Alert.tsx';
import { act, perform } from '../../base/api/commands.ts';
import { isOfPortal } from '../../base/session/isOfPortal.ts';
import { describeError } from '../../base/api/problem.ts';
import { refetch } from '../../base/api/queryCache.ts';
import { PageTitle } from '../../base/page/PageTitle.tsx';
import { texts } from '../../base/texts/invitation.ts';
import { tell } from '../../base/toast/toasts.ts';
import { acceptInvitation } from './invitationRequests.ts';
import { Refusals } from './Refusals.tsx';
import '../../base/states/states.css';
import './invitation.css';

type Invitation = Me['invitations'][number];

/**
 * What somebody who is signed in was asked to join; they belong to none of it before they say so.
 */
export function InvitationCards({ invitations }: { invitations: readonly Invitation[] }) {
  return (
    <section className="invitation" aria-label={texts().list.title}>
      <ul className="cards">
        {invitations.map((invitation) => (
          <li key={`${invitation.workspaceId} ${invitation.clientId}`} className="panel">
            <Card invitation={invitation} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ invitation }: { invitation: Invitation }) {
  const { workspaceId, workspaceName, clientId, clientName, byName, byEmail } = invitation;
  const t = texts();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const attempt = (work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    work()
      .catch((error: unknown) => setProblem(describeError(error).sentence))
      .finally(() => setBusy(false));
  };
  const accept = async () => {
    const next = await acceptInvitation(invitation);
    await refetch();
    if (isOfPortal(next)) navigate(next);
    else location.assign(next);
  };
  const decline = async () => {
    const payload = { workspaceId, clientId };
    await perform(workspaceId, act('DeclineInvitation', payload));
    tell(t.list.declined(workspaceName));
    await refetch();
  };
  return (
    <>
      <p>
        <b>{workspaceName}</b>
      </p>
      <p className="small two">
        {t.list.words(byEmail === '' ? byName : `${byName} (${byEmail})`, clientName)}
      </p>
      <div className="answers">
        <button
          type="button"
          className="btn primary"
          aria-label={t.list.accept(workspaceName)}
          aria-disabled={busy}
          onClick={() => attempt(accept)}
        >
          {t.accept}
        </button>
        <button
          type="button"
          className="btn"
          aria-label={t.list.decline(workspaceName)}
          aria-disabled={busy}
          onClick={() => attempt(decline)}
        >
          {t.decline}
        </button>
      </div>
      {problem !== undefined && <Alert>{problem}</Alert>}
    </>
  );
}

export default function InvitationsPage({
  invitations,
  refusals,
}: {
  invitations: readonly Invitation[];
  refusals: Me['refusals'];
}) {
  const t = texts().list;
  return (
    <main id="content" className="message-page">
      <PageTitle key={invitations.length} text={t.title} />
      {invitations.length === 0 ? <p>{t.none}</p> : <InvitationCards invitations={invitations} />}
      <Refusals refusals={refusals} />
      <Link className="lnk tall" href={entryAddress.portal()}>
        {t.toProject}
      </Link>
    </main>
  );
}
