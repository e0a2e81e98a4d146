import type { Me, ShareView } from '@waymark/api';
import { entryAddress } from '@waymark/api/addresses';
import { isRefused, request } from '@waymark/client';
import { Avatar, Wordmark } from '@waymark/look';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { describeError } from '../../base/api/problem.ts';
import { wire } from '../../base/api/wire.ts';
import { useBrand } from '../../base/page/useBrand.ts';
import { useDocumentTitle } from '../../base/page/useDocumentTitle.ts';
import { linkKey } from '../../base/session/guestLink.ts';
import { LanguageLinks } from '../../base/texts/LanguageLinks.tsx';
import { texts } from '../../base/texts/share.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { seeShare } from './shareRequests.ts';
import '@waymark/look/wordmark.css';
import '../../base/states/states.css';
import '../../parts/topBar/topBar.css';
import './share.css';

/** /portal/share#<token>: what a link leads to, and the password that opens it (PRODUCT 17.2). */
export default function SharePage() {
  const token = useLocationProperty(() => location.hash.slice(1));
  const [seen, setSeen] = useState<ShareView>();
  const [failure, setFailure] = useState<unknown>();
  useDocumentTitle(seen?.name ?? texts().opening);
  useBrand(seen?.brand);
  const [looks, setLooks] = useState(0);
  const email = useSignedInAs();
  useEffect(() => {
    seeShare(token).then(setSeen, setFailure);
  }, [token, looks]);

  if (failure !== undefined)
    return (
      <Gate leadsNowhere>
        <NotOpened
          error={failure}
          onRetry={() => {
            setFailure(undefined);
            setLooks(looks + 1);
          }}
        />
      </Gate>
    );
  if (seen === undefined)
    return (
      <Gate>
        <p role="status">{texts().opening}</p>
      </Gate>
    );
  const t = texts();
  return (
    <Gate seen={seen}>
      <p className="eyebrow">{seen.clientName}</p>
      <h1>{seen.name}</h1>
      {seen.byName !== '' && (
        <p className="share-by">
          <Avatar name={seen.byName} kind="team" size={32} decorative />
          <span>
            <b>{seen.byName}</b> {t.sharedBy}
            <br />
            <span className="two">{t.need}</span>
          </span>
        </p>
      )}
      {email !== undefined && <p className="small">{t.leaves(email)}</p>}
      <PasswordForm token={token} seen={seen} />
      <p className="share-account">
        {t.account}{' '}
        <a
          className="lnk tall"
          href={entryAddress.signIn()}
          onClick={() => localStorage.removeItem(linkKey)}
        >
          {t.signIn}
        </a>
      </p>
    </Gate>
  );
}

/**
 * The address of whoever is signed in here; undefined for nobody, a guest, or where that can't be
 * said.
 */
function useSignedInAs(): string | undefined {
  const [email, setEmail] = useState<string>();
  useEffect(() => {
    if (localStorage.getItem(linkKey) !== null) return;
    request<Me>(wire, '/api/me').then(
      ({ json }) => setEmail(json.account.email),
      () => undefined,
    );
  }, []);
  return email;
}

/**
 * A bar that says whose page it is, a card, and their claim. `leadsNowhere`: it is nobody's, and
 * ours.
 */
function Gate({
  seen,
  leadsNowhere = false,
  children,
}: {
  seen?: ShareView;
  leadsNowhere?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="gate">
      <header className="top">
        {leadsNowhere && <Wordmark />}
        {seen !== undefined && (
          <span className="seller">
            <img className="seller-logo" src={seen.brand.icon} alt="" />
            <b>{seen.workspaceName}</b>
          </span>
        )}
      </header>
      <main id="content" className="panel">
        {children}
      </main>
      <footer>
        {seen !== undefined && seen.brand.claim !== '' && <p>{seen.brand.claim}</p>}
        <LanguageLinks />
      </footer>
    </div>
  );
}

/**
 * Why nothing opens: the link leads nowhere, which is all that is said of it, or something failed,
 * which may be tried again.
 */
function NotOpened({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = texts();
  const nowhere = isRefused(error) && error.status < 429;
  return (
    <>
      <h1>{nowhere ? t.nowhere.title : t.failed}</h1>
      <p className="two" role="alert">
        {nowhere ? t.nowhere.say : describeError(error).sentence}
      </p>
      {!nowhere && (
        <button type="button" className="btn wide" onClick={onRetry}>
          {t.tryAgain}
        </button>
      )}
    </>
  );
}
