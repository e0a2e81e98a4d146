import { IconButton, Tooltip } from '@mui/material';
import { ArrowUpRight, PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { JumpBox } from './JumpBox.tsx';
import { UserMenu } from './UserMenu.tsx';
import { WorkspaceSwitcher } from './WorkspaceSwitcher.tsx';
import type { Section } from './sections.ts';
import { useSection } from './useSection.ts';

const links: { section: Section; label: string; to: string }[] = [
  { section: 'blueprints', label: 'Blueprints', to: '/settings/processes' },
  { section: 'executions', label: 'Executions', to: '/' },
  { section: 'settings', label: 'Settings', to: '/settings/users' },
];

type NavbarProps = {
  menuOpen: boolean;
  /** Absent where the page has no side menu. */
  onToggleMenu?: () => void;
};

/** The navbar says where: workspace, area, search, person (PRODUCT 2.4). */
export function Navbar({ menuOpen, onToggleMenu }: NavbarProps): ReactNode {
  const here = useSection();
  return (
    <header className="navbar">
      {onToggleMenu && (
        <Tooltip title="Side menu">
          <IconButton
            aria-label="Side menu"
            aria-expanded={menuOpen}
            className="navbar-toggle"
            onClick={onToggleMenu}
          >
            <PanelLeft />
          </IconButton>
        </Tooltip>
      )}
      <WorkspaceSwitcher />
      <nav className="navbar-links" aria-label="Main">
        {links.map(({ section, label, to }) => (
          <Link
            key={section}
            to={to}
            {...(section === here && { 'aria-current': 'page' as const })}
          >
            {label}
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
        Work Portal
        <ArrowUpRight aria-hidden="true" />
      </a>
      <UserMenu />
    </header>
  );
}
