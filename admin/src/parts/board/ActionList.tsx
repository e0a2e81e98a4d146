import { Divider, Menu, MenuItem } from '@mui/material';
import type { ReactNode } from 'react';
import type { Action } from './ActionMenu.tsx';
import './board.css';

/** Names of keys as their caps have them. */
const caps: Readonly<Record<string, string>> = { Delete: 'Del' };

/** A menu of actions, below the button that was pressed for it. */
export const ActionList = ({
  id,
  label,
  anchor,
  actions,
  onClose,
}: {
  id?: string;
  label: string;
  anchor: HTMLElement;
  actions: readonly Action[];
  onClose: () => void;
}): ReactNode => (
  <Menu
    id={id}
    open
    anchorEl={anchor}
    onClose={onClose}
    slotProps={{ list: { 'aria-label': label } }}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transformOrigin={{ vertical: 'top', horizontal: 'right' }}
  >
    {actions.map(
      ({ label: word, icon: Icon, onSelect, danger = false, disabled = false, shortcut }) => [
        danger && <Divider key={`${word}-line`} />,
        <MenuItem
          key={word}
          disabled={disabled}
          className={danger ? 'menu-danger' : ''}
          onClick={() => {
            onClose();
            onSelect();
          }}
        >
          <Icon aria-hidden />
          {word}
          {shortcut !== undefined && (
            <kbd aria-hidden className="menu-key">
              {caps[shortcut] ?? shortcut}
            </kbd>
          )}
        </MenuItem>,
      ],
    )}
  </Menu>
);
