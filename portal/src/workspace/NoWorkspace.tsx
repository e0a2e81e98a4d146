import type { Me } from '@waymark/api';
import { Wordmark } from '@waymark/look';
import { InvitationCards } from '../invitation/InvitationsPage.tsx';
import { Refusals } from '../invitation/Refusals.tsx';
import { useDocumentTitle } from '../page/useDocumentTitle.ts';
import { SignOutButton } from '../session/SignOutButton.tsx';
import '@waymark/look/wordmark.css';

/** Signed in, but nothing to show: no invitation yet, or a link meant for somebody else. */
export default function NoWorkspace({
  me,
  foreign,
}: {
  me: Me;
  foreign: boolean;
}) {
  useDocumentTitle('Nothing here yet');
  return (
    <main id="content" className="message-page">
      <Wordmark />
      <h1>
        {foreign
          ? 'This link is for another account'
          : me.invitations.length > 0
            ? 'You are invited'
            : 'Nothing here yet'}
      </h1>
      <p>
        You are signed in as <b>{me.account.email}</b>.{' '}
        {foreign
          ? 'The link leads to a project that this address was not invited to.'
          : me.invitations.length > 0
            ? 'You are invited; it is for you to say whether you join.'
            : 'Nobody has invited this address to a project yet. When somebody does, you get a mail and find it here.'}
      </p>
      {me.invitations.length > 0 && (
        <InvitationCards invitations={me.invitations} />
      )}
      <Refusals refusals={me.refusals} />
      {foreign && me.memberships.length > 0 && (
        <a className="btn primary" href="/portal/">
          To your projects
        </a>
      )}
      <SignOutButton />
    </main>
  );
}
