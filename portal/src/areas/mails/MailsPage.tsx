import { Wordmark } from '@waymark/look';
import { useSearch } from 'wouter';
import { LanguageLinks } from '../../base/texts/LanguageLinks.tsx';
import { ChooseMails } from './ChooseMails.tsx';
import { Stopping } from './Stopping.tsx';
import '@waymark/look/wordmark.css';
import '../../base/states/states.css';
import './mails.css';

/**
 * /portal/mails: what one gets and when; with `?t=` of a mail's link it stops mails like that,
 * signed in or not.
 */
export default function MailsPage() {
  const token = new URLSearchParams(useSearch()).get('t');
  return (
    <main id="content" className="message-page mails">
      <Wordmark />
      {token === null ? <ChooseMails /> : <Stopping token={token} />}
      <LanguageLinks />
    </main>
  );
}
