import { Wordmark } from '@waymark/look';
import { useState } from 'react';
import { LanguageLinks } from '../../base/texts/LanguageLinks.tsx';
import { EndTold } from './EndTold.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import '@waymark/look/wordmark.css';
import '../../base/states/states.css';
import './sessions.css';

/**
 * /portal/sessions: where one is signed in; with what follows `#` in a mail's link it ends the
 * sign-in that the mail told of.
 */
export default function SessionsPage() {
  const [token, setToken] = useState(location.hash.slice(1));
  return (
    <main id="content" className="message-page sessions">
      <Wordmark />
      {token === '' ? (
        <OwnSessions />
      ) : (
        <EndTold
          token={token}
          onAll={() => {
            history.replaceState(null, '', location.pathname);
            setToken('');
          }}
        />
      )}
      <LanguageLinks />
    </main>
  );
}
