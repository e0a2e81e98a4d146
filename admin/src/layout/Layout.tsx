import { useMediaQuery } from '@mui/material';
import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LiveChanges } from '../live/LiveChanges.tsx';
import { ThemeMirror } from '../theme/ThemeMirror.tsx';
import { Navbar } from './Navbar.tsx';
import { OfflineLine } from './OfflineLine.tsx';
import { PageErrors } from './PageErrors.tsx';
import { SideMenu, sideMenuOf } from './SideMenu.tsx';
import { Skeleton } from './states.tsx';
import './layout.css';

/** The shell: the navbar says where, the side menu says what; boards and pages have no side menu (LOOK, "Shell"). */
export function Layout({ children }: { children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const narrow = useMediaQuery('(width < 1200px)');
  const menu = sideMenuOf(pathname);
  const [wide, setWide] = useState(true);
  const [overlay, setOverlay] = useState(false);
  useEffect(() => setOverlay(false), [pathname]);
  const open = menu !== null && (narrow ? overlay : wide);
  const toggle = menu === null ? undefined : () => (narrow ? setOverlay(!overlay) : setWide(!wide));
  return (
    <div className="shell">
      <a className="skip-link" href="#main">Skip to the content</a>
      <ThemeMirror />
      <LiveChanges />
      <Navbar menuOpen={open} {...(toggle && { onToggleMenu: toggle })} />
      <OfflineLine />
      <div className="shell-body">
        {menu !== null && open && <SideMenu menu={menu} overlay={narrow} onClose={() => setOverlay(false)} />}
        <main id="main" className="shell-main" tabIndex={-1}>
          <PageErrors key={pathname}>
            <Suspense fallback={<Skeleton />}>{children}</Suspense>
          </PageErrors>
        </main>
      </div>
    </div>
  );
}
