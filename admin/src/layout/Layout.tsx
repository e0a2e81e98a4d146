import { entryAddress } from '@waymark/api/addresses';
import { useMediaQuery } from '@mui/material';
import type { SessionEnd } from '@waymark/client';
import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LostTexts } from '../lostTexts/LostTexts.tsx';
import { LiveChanges } from '../live/LiveChanges.tsx';
import { ThemeMirror } from '../theme/ThemeMirror.tsx';
import { Navbar } from './Navbar.tsx';
import { OfflineLine } from './OfflineLine.tsx';
import { useLoadAhead } from './useLoadAhead.ts';
import { PageErrors } from './PageErrors.tsx';
import { SideMenu, sideMenuOf } from './SideMenu.tsx';
import { StaleLine } from './StaleLine.tsx';
import { Skeleton } from './states.tsx';
import { useNoticedZone } from '../session/noticeZone.ts';
import { useTexts } from '../texts/index.ts';
import { wire } from '../wire/wire.ts';
import { LanguageMirror } from '../texts/LanguageMirror.tsx';
import './layout.css';

/** Whoever was signed in is not any more; what expired is noticed by the next request, which leads back here afterwards. */
function leave(end: SessionEnd): void {
  if (end === 'left') location.assign(entryAddress.signIn());
  if (end === 'replaced') location.reload();
}

/** The shell: the navbar says where, the side menu says what; boards and pages have no side menu (LOOK, "Shell"). */
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
  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        {t('shell.skipToContent')}
      </a>
      <ThemeMirror />
      <LanguageMirror />
      <LiveChanges />
      <LostTexts />
      <Navbar menuOpen={open} {...(toggle && { onToggleMenu: toggle })} />
      <OfflineLine />
      <StaleLine />
      <div className="shell-body">
        {open && (
          <SideMenu
            menu={menu}
            areas={phone}
            overlay={narrow}
            onClose={() => setOver(null)}
          />
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
