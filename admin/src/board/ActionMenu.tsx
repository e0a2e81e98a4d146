import { Divider, IconButton, Menu, MenuItem } from '@mui/material';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

export type Action = {
  label: string;
  icon: LucideIcon;
  onSelect: () => void;
  /** Deletes something: red, below a line. */
  danger?: boolean;
  disabled?: boolean;
  /** The key that does the same on the row, as `KeyboardEvent.key` has it. */
  shortcut?: string;
};

/** How keys are called on their caps. */
const caps: Readonly<Record<string, string>> = { Delete: 'Del' };

/** The three dots and what can be done. `label` names the menu: "Menu of Welcome". */
export function ActionMenu({
  label,
  actions,
}: {
  label: string;
  actions: readonly Action[];
}): ReactNode {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis />
      </IconButton>
      {anchor !== null && (
        <Menu
          id={id}
          open
          anchorEl={anchor}
          onClose={close}
          slotProps={{ list: { 'aria-label': label } }}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        >
          {actions.map(
            ({
              label: word,
              icon: Icon,
              onSelect,
              danger = false,
              disabled = false,
              shortcut,
            }) => [
              danger && <Divider key={`${word}-line`} />,
              <MenuItem
                key={word}
                disabled={disabled}
                className={danger ? 'menu-danger' : ''}
                onClick={() => {
                  close();
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
      )}
    </>
  );
}
