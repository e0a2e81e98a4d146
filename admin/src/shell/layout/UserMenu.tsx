import { adminAddress } from '@waymark/api/addresses';
import { Divider, Menu, MenuItem } from '@mui/material';
import { Avatar, fullName } from '@waymark/look';
import { Check, LogOut, Monitor, Moon, Sun, User } from 'lucide-react';
import { useState, useCallback } from 'react';
import type { ReactNode } from 'react';
import { useRemoveFromStore, useStore, useLogout, useNotify } from 'react-admin';
import { Link } from 'react-router';
import { useMe } from '../../base/session/me.ts';
import { useTexts } from '../../base/texts/index.ts';

const schemes = [
  { value: null, label: 'shell.likeTheSystem', icon: <Monitor aria-hidden="true" /> },
  { value: 'light', label: 'shell.light', icon: <Sun aria-hidden="true" /> },
  { value: 'dark', label: 'shell.dark', icon: <Moon aria-hidden="true" /> },
] as const;

/**
 * Signs out; without a server nothing happens but a word about it, since the session would live on.
 */
function useSignOut(): () => void {
  const t = useTexts();
  const logout = useLogout();
  const notify = useNotify();
  return useCallback(
    () => void logout().catch(() => notify(t('problems.stillSignedInTryAgain'), { type: 'error' })),
    [t, logout, notify],
  );
}

/** User Profile, the colour scheme, Logout. */
export function UserMenu(): ReactNode {
  const t = useTexts();
  const account = useMe()?.account;
  const signOut = useSignOut();
  const forget = useRemoveFromStore();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, choose] = useStore<'light' | 'dark' | null>('theme', null);
  const close = () => setAnchor(null);
  const name = account === undefined ? '' : fullName(account);
  return (
    <>
      <button
        type="button"
        className="user-button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar name={name} kind="team" size={32} decorative />
        <span className="visually-hidden">{t('shell.userMenu', { name })}</span>
      </button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuItem component={Link} to={adminAddress.profile()} onClick={close}>
          <User aria-hidden="true" />
          <span className="menu-word">
            {t('shell.userProfile')}
            <small>
              {name}, {account?.email}
            </small>
          </span>
        </MenuItem>
        <Divider />
        {schemes.map(({ value, label, icon }) => (
          <MenuItem
            key={label}
            role="menuitemradio"
            aria-checked={chosen === value}
            onClick={() => (value === null ? forget('theme') : choose(value))}
          >
            {icon}
            <span className="menu-word">{t(label)}</span>
            {chosen === value && <Check aria-hidden="true" />}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={() => (close(), signOut())}>
          <LogOut aria-hidden="true" />
          {t('words.logout')}
        </MenuItem>
      </Menu>
    </>
  );
}
