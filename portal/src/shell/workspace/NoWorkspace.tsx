import type { Me } from '@waymark/api';
import { entryAddress } from '@waymark/api/addresses';
import { Wordmark } from '@waymark/look';
import { useEffect } from 'react';
import { InvitationCards } from '../../areas/invitation/InvitationsPage.tsx';
import { Refusals } from '../../areas/invitation/Refusals.tsx';
import { useDocumentTitle } from '../../base/page/useDocumentTitle.ts';
import { SignOutButton } from '../../base/session/SignOutButton.tsx';
import { texts } from '../../base/texts/invitation.ts';
import { ChooseLanguage } from '../../base/session/ChooseLanguage.tsx';
import { workspaceKey } from '../../base/workspace/chooseMembership.ts';
import '@waymark/look/wordmark.css';

type NoWorkspaceProps = {
  me: Me;
  /** Id of the workspace that they wanted to go to and do not belong to. */
  foreign?: string | null | undefined;
};

/**
 * Signed in, but nothing to show: no invitation yet, a link meant for somebody else, or a workspace
 * that they are in no more, which is named to them alone.
 */
export default function NoWorkspace({ me, foreign }: NoWorkspaceProps) {
  const t = texts().nowhere;
  const invited = me.invitations.length > 0;
  const former = me.formerWorkspaces.find(({ workspaceId }) => workspaceId === foreign);
  useDocumentTitle(t.nothing);
  useEffect(() => {
    // Said once; then they go on to what is theirs.
    if (former?.workspaceId === localStorage.getItem(workspaceKey))
      localStorage.removeItem(workspaceKey);
  }, [former]);
  const [title, words] = former
    ? [t.former(former.workspaceName), t.formerWords]
    : foreign
      ? [t.foreign, t.foreignWords]
      : invited
        ? [t.invited, t.invitedWords]
        : [t.nothing, t.nothingWords];
  return (
    <main id="content" className="message-page">
      <Wordmark />
      <h1>{title}</h1>
      <p>
        {t.signedInAs(<b>{me.account.email}</b>)} {words}
      </p>
      {invited && <InvitationCards invitations={me.invitations} />}
      <Refusals refusals={me.refusals} />
      {foreign && me.memberships.length > 0 && (
        <a className="btn primary" href={entryAddress.portal()}>
          {t.toProjects}
        </a>
      )}
      <ChooseLanguage />
      <SignOutButton />
    </main>
  );
}
