import { portalAddress } from '@waymark/api/addresses';
import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { withWords } from '../texts/language.ts';

const InvitationPage = lazy(() =>
  withWords('invitation', () => import('../invitation/InvitationPage.tsx')),
);
const MailsPage = lazy(() =>
  withWords('mails', () => import('../mails/MailsPage.tsx')),
);
const SharePage = lazy(() =>
  withWords('share', () => import('../share/SharePage.tsx')),
);

/** Pages for people who may have no session (`isDoor`). */
export default function Doors() {
  return (
    <Switch>
      <Route path={portalAddress.invitation.path} component={InvitationPage} />
      <Route path={portalAddress.mails.path} component={MailsPage} />
      <Route path={portalAddress.share.path} component={SharePage} />
    </Switch>
  );
}
