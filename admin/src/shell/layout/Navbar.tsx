import { entryAddress } from '@waymark/api/addresses';
import { IconButton, Tooltip } from '@mui/material';
import { ArrowUpRight, PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { AreaLinks } from './AreaLinks.tsx';
import { Bell } from '../bell/Bell.tsx';
import { JumpBox } from './JumpBox.tsx';
import { UserMenu } from './UserMenu.tsx';
import { WorkspaceSwitcher } from './WorkspaceSwitcher.tsx';
import { useTexts } from '../../base/texts/index.ts';

type NavbarProps = {
  menuOpen: boolean;
  /**
   * Absent where the page has no side menu; its room stays, so that the links stand still from page
   * to page.
   */
  onToggleMenu?: () => void;
};

/** The navbar says where: workspace, area, search, person (PRODUCT 2.4). */
export function Navbar({ menuOpen, onToggleMenu }: NavbarProps): ReactNode {
  const t = useTexts();
  return (
    <header className="navbar">
      {onToggleMenu ? (
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
      ) : (
        <span className="navbar-room" />
      )}
      <WorkspaceSwitcher />
      <AreaLinks className="navbar-links" />
      <span className="navbar-gap" />
      <JumpBox />
      <a className="navbar-portal" href={entryAddress.portal()} target="_blank" rel="noreferrer">
        {t('shell.workPortal')}
        <ArrowUpRight aria-hidden="true" />
      </a>
      <Bell />
      <UserMenu />
    </header>
  );
}
