import type { Me } from '@waymark/api';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { act, perform } from '../api/commands.ts';
import { told } from '../api/problem.ts';
import { refetch } from '../api/queryCache.ts';
import { useDocumentTitle } from '../page/useDocumentTitle.ts';
import { acceptInvitation } from './invitationRequests.ts';
import '../states/states.css';
import './invitation.css';

type Invitation = Me['invitations'][number];

/** What somebody who is signed in was asked to join; they belong to none of it before they say so. */
export function InvitationCards({
  invitations,
}: {
  invitations: readonly Invitation[];
}) {
  return (
    <section className="invitation" aria-label="Invitations">
      <ul className="cards">
        {invitations.map((invitation) => (
          <li
            key={`${invitation.workspaceId} ${invitation.clientId}`}
            className="panel"
          >
            <Card invitation={invitation} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ invitation }: { invitation: Invitation }) {
  const { workspaceId, workspaceName, clientId, clientName, byName, byEmail } =
    invitation;
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string>();
  const attempt = (work: () => Promise<unknown>) => {
    setProblem(undefined);
    work().catch((error: unknown) => setProblem(told(error).sentence));
  };
  const accept = async () => {
    const next = await acceptInvitation(invitation);
    await refetch();
    if (next.startsWith('/portal')) navigate(next);
    else location.assign(next);
  };
  const decline = async () => {
    const payload = { workspaceId, clientId };
    await perform(workspaceId, act('DeclineInvitation', payload));
    await refetch();
  };
  return (
    <>
      <p>
        <b>{workspaceName}</b>
        {clientName !== null && <span className="mute"> {clientName}</span>}
      </p>
      <p className="small two">
        {byName}
        {byEmail !== '' && ` (${byEmail})`} invites you.
      </p>
      <div className="answers">
        <button
          type="button"
          className="btn primary"
          onClick={() => attempt(accept)}
        >
          Accept
        </button>
        <button type="button" className="btn" onClick={() => attempt(decline)}>
          No, thanks
        </button>
      </div>
      {problem !== undefined && (
        <p className="alert" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

export default function InvitationsPage({
  invitations,
}: {
  invitations: readonly Invitation[];
}) {
  useDocumentTitle('Invitations');
  return (
    <main id="content" className="message-page">
      <h1>Invitations</h1>
      {invitations.length === 0 ? (
        <p>Nobody waits for your answer.</p>
      ) : (
        <InvitationCards invitations={invitations} />
      )}
    </main>
  );
}
