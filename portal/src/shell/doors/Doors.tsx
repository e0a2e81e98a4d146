import { portalAddress } from '@waymark/api/addresses';
import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { withWords } from '../../base/texts/language.ts';

const InvitationPage = lazy(() =>
  withWords('invitation', () => import('../../areas/invitation/InvitationPage.tsx')),
);
const MailsPage = lazy(() => withWords('mails', () => import('../../areas/mails/MailsPage.tsx')));
const SessionsPage = lazy(() =>
  withWords('sessions', () => import('../../areas/sessions/SessionsPage.tsx')),
);
const SharePage = lazy(() => withWords('share', () => import('../../areas/share/SharePage.tsx')));

/** Pages for people who may have no session (`isDoor`). */
export default function Doors() {
  return (
    <Switch>
      <Route path={portalAddress.invitation.path} component={InvitationPage} />
      <Route path={portalAddress.mails.path} component={MailsPage} />
      <Route path={portalAddress.sessions.path} component={SessionsPage} />
      <Route path={portalAddress.share.path} component={SharePage} />
    </Switch>
  );
}
