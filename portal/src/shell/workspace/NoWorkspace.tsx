import type { Me } from '@waymark/api';
import { entryAddress } from '@waymark/api/addresses';
import { Wordmark } from '@waymark/look';
import { InvitationCards } from '../../areas/invitation/InvitationsPage.tsx';
import { Refusals } from '../../areas/invitation/Refusals.tsx';
import { useDocumentTitle } from '../../base/page/useDocumentTitle.ts';
import { SignOutButton } from '../../base/session/SignOutButton.tsx';
import { texts } from '../../base/texts/invitation.ts';
import { ChooseLanguage } from '../../base/session/ChooseLanguage.tsx';
import '@waymark/look/wordmark.css';

/** Signed in, but nothing to show: no invitation yet, or a link meant for somebody else. */
export default function NoWorkspace({ me, foreign }: { me: Me; foreign: boolean }) {
  const t = texts().nowhere;
  useDocumentTitle(t.nothing);
  return (
    <main id="content" className="message-page">
      <Wordmark />
      <h1>{foreign ? t.foreign : me.invitations.length > 0 ? t.invited : t.nothing}</h1>
      <p>
        {t.signedInAs(<b>{me.account.email}</b>)}{' '}
        {foreign ? t.foreignWords : me.invitations.length > 0 ? t.invitedWords : t.nothingWords}
      </p>
      {me.invitations.length > 0 && <InvitationCards invitations={me.invitations} />}
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
