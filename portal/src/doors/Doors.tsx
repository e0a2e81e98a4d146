import { lazy } from 'react';
import { useLocation } from 'wouter';
import { withWords } from '../texts/language.ts';

const doors = {
  invitation: lazy(() =>
    withWords('invitation', () => import('../invitation/InvitationPage.tsx')),
  ),
  mails: lazy(() => withWords('mails', () => import('../mails/MailsPage.tsx'))),
  share: lazy(() => withWords('share', () => import('../share/SharePage.tsx'))),
};

/** Pages for people who may have no session (`isDoor`). */
export default function Doors() {
  const [path] = useLocation();
  const Page = doors[path.split('/')[2] as keyof typeof doors];
  return <Page />;
}
