import { IconButton } from '@mui/material';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { ActionList } from './ActionList.tsx';
import { useHoverIntent } from './useHoverIntent.ts';

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
  const button = useRef<HTMLButtonElement>(null);
  const hover = useHoverIntent(() => setAnchor(button.current));
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        ref={button}
        {...hover}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis />
      </IconButton>
      {anchor !== null && (
        <ActionList {...{ id, label, anchor, actions }} onClose={close} />
      )}
    </>
  );
}
