import '../../base/page/removeSnapshot.ts';
import { Wordmark } from '@waymark/look';
import Mailbox from 'lucide-react/icons/mailbox';
import type { ReactNode } from 'react';
import { texts } from '../../base/texts/signIn.ts';
import { LanguageLinks } from '../../base/texts/LanguageLinks.tsx';
import { Carousel } from './Carousel.tsx';
import '@waymark/look/wordmark.css';
import './signIn.css';

/** Address of the mailbox, which only a local installation has and says so in the page's head. */
const mailbox = document.querySelector<HTMLMetaElement>('meta[name="waymark-mailbox"]')?.content;

/** Half map, half form; on a phone a strip of map above the form. */
export function SignInLayout({ children }: { children: ReactNode }) {
  const t = texts();
  return (
    <div className="login">
      <Carousel />
      <main className="form-side">
        <Wordmark />
        {children}
        <footer>
          <LanguageLinks />
          {mailbox === undefined ? (
            'Waymark'
          ) : (
            <p className="local-hint">
              <Mailbox size={16} strokeWidth={1.75} aria-hidden="true" />
              <span>
                {t.local(
                  <a className="lnk" href={mailbox} target="_blank" rel="noopener">
                    {t.mailbox}
                  </a>,
                )}
              </span>
            </p>
          )}
        </footer>
      </main>
    </div>
  );
}
