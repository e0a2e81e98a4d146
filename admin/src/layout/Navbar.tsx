import { IconButton, Tooltip } from '@mui/material';
import { ArrowUpRight, PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { JumpBox } from './JumpBox.tsx';
import { UserMenu } from './UserMenu.tsx';
import { WorkspaceSwitcher } from './WorkspaceSwitcher.tsx';
import type { Section } from '../screens/screen.ts';
import { useSection } from './useSection.ts';
import { useTexts } from '../texts/index.ts';

const links: { section: Section; to: string }[] = [
  { section: 'blueprints', to: '/settings/processes' },
  { section: 'executions', to: '/' },
  { section: 'settings', to: '/settings/users' },
];

type NavbarProps = {
  menuOpen: boolean;
  /** Absent where the page has no side menu. */
  onToggleMenu?: () => void;
};

/** The navbar says where: workspace, area, search, person (PRODUCT 2.4). */
export function Navbar({ menuOpen, onToggleMenu }: NavbarProps): ReactNode {
  const t = useTexts();
  const here = useSection();
  return (
    <header className="navbar">
      {onToggleMenu && (
        <Tooltip title={t('shell.sideMenu')}>
          <IconButton
            aria-label={t('shell.sideMenu')}
            aria-expanded={menuOpen}
            className="navbar-toggle"
            onClick={onToggleMenu}
          >
            <PanelLeft />
          </IconButton>
        </Tooltip>
      )}
      <WorkspaceSwitcher />
      <nav className="navbar-links" aria-label={t('shell.main')}>
        {links.map(({ section, to }) => (
          <Link
            key={section}
            to={to}
            {...(section === here && { 'aria-current': 'page' as const })}
          >
            {t(`shell.${section}`)}
          </Link>
        ))}
      </nav>
      <span className="navbar-gap" />
      <JumpBox />
      <a
        className="navbar-portal"
        href="/portal/"
        target="_blank"
        rel="noreferrer"
      >
        {t('shell.workPortal')}
        <ArrowUpRight aria-hidden="true" />
      </a>
      <UserMenu />
    </header>
  );
}
