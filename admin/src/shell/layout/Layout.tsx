import { entryAddress } from '@waymark/api/addresses';
import { useMediaQuery } from '@mui/material';
import type { SessionEnd } from '@waymark/client';
import { Suspense, useEffect, useState, Component, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LostTexts } from '../lostTexts/LostTexts.tsx';
import { lazily } from '../../parts/page/screen.ts';
import { useQueryClient } from '@tanstack/react-query';
import { followChanges } from '../../base/live/followChanges.ts';
import { ThemeMirror } from './ThemeMirror.tsx';
import { Navbar } from './Navbar.tsx';
import { WifiOff } from 'lucide-react';
import { useLoadAhead } from './useLoadAhead.ts';
import { SideMenu, sideMenuOf } from './SideMenu.tsx';
import { StaleLine } from './StaleLine.tsx';
import { Skeleton, ErrorState } from '../../parts/page/states.tsx';
import { useMe } from '../../base/session/me.ts';
import { sendCommand } from '../../base/wire/sendCommand.ts';
import { useTexts, textsNow } from '../../base/texts/index.ts';
import { wire } from '../../base/wire/wire.ts';
import { LanguageMirror } from './LanguageMirror.tsx';
import './layout.css';

/**
 * Whoever was signed in is not any more; what expired is asked for over the page (`LoginDialog`).
 */
function leave(end: SessionEnd): void {
  if (end === 'left') location.assign(entryAddress.signIn());
  if (end === 'replaced') location.reload();
}

const ConfirmDialog = lazily(() => import('./ConfirmDialog.tsx'), 'ConfirmDialog');
const LoginDialog = lazily(() => import('./LoginDialog.tsx'), 'LoginDialog');

/** Keeps the page true: has what changes touch read again. */
function LiveChanges(): null {
  const queryClient = useQueryClient();
  useEffect(() => followChanges(queryClient), [queryClient]);
  return null;
}

/**
 * What goes wrong while a page is drawn stays within the page: the shell keeps working. Give it a
 * key per page.
 */
class PageErrors extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState page what={textsNow()('shell.pageFailed')} onRetry={() => location.reload()} />
    );
  }
}

const noticedKey = 'waymark.zone';

/**
 * Tells once, and whenever it changes, where the browser says that its reader is: the day of their
 * mails goes by it (PRODUCT 3.6).
 */
function noticeZone(accountId: string): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const noticed = `${accountId} ${timeZone}`;
  if (localStorage.getItem(noticedKey) === noticed) return;
  sendCommand('NoticeTimeZone', { timeZone }).then(
    () => localStorage.setItem(noticedKey, noticed),
    // It is told when the app is opened the next time.
    () => undefined,
  );
}

/** Once it is known who reads. */
function useNoticedZone(): void {
  const accountId = useMe()?.account.accountId;
  useEffect(() => {
    if (accountId !== undefined) noticeZone(accountId);
  }, [accountId]);
}

/** Says when the device lost its connection: what is on the screen stays, but may be old. */
function OfflineLine(): ReactNode {
  const t = useTexts();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className="offline-line">
          <WifiOff aria-hidden="true" />
          {t('shell.offline')}
        </p>
      )}
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/**
 * The shell: the navbar says where, the side menu says what; boards and pages have no side menu
 * (LOOK, "Shell").
 */
export function Layout({ children }: { children: ReactNode }): ReactNode {
  const t = useTexts();
  const { pathname } = useLocation();
  useEffect(() => wire.session.onEnd(leave), []);
  useLoadAhead();
  useNoticedZone();
  const narrow = useMediaQuery('(width < 1200px)');
  const phone = useMediaQuery('(width < 600px)');
  const menu = sideMenuOf(pathname);
  const hasMenu = menu !== null || phone;
  const [wide, setWide] = useState(true);
  /** The page that the menu lies over; on the next page it is gone. */
  const [over, setOver] = useState<string | null>(null);
  const overlay = over === pathname;
  const open = hasMenu && (narrow ? overlay : wide);
  const toggle = !hasMenu
    ? undefined
    : () => (narrow ? setOver(overlay ? null : pathname) : setWide(!wide));
  useEffect(() => {
    wire.askedToConfirm.comes(ConfirmDialog.load());
    wire.askedToSignIn.comes(LoginDialog.load());
  }, []);
  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        {t('shell.skipToContent')}
      </a>
      <ThemeMirror />
      <LanguageMirror />
      <LiveChanges />
      <LostTexts />
      <Suspense>
        <ConfirmDialog />
        <LoginDialog />
      </Suspense>
      <Navbar menuOpen={open} {...(toggle && { onToggleMenu: toggle })} />
      <OfflineLine />
      <StaleLine />
      <div className="shell-body">
        {open && (
          <SideMenu menu={menu} areas={phone} overlay={narrow} onClose={() => setOver(null)} />
        )}
        <main id="main" className="shell-main" tabIndex={-1}>
          <PageErrors key={pathname}>
            <Suspense fallback={<Skeleton />}>{children}</Suspense>
          </PageErrors>
        </main>
      </div>
    </div>
  );
}
