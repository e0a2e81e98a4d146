import { IconButton } from '@mui/material';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { useId, useRef, useState, useEffect, type ReactNode, type PointerEvent } from 'react';
import { ActionList } from './ActionList.tsx';

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

/** A pointer that has rested for so many milliseconds means it (PRODUCT 12). */
export const HOVER_MS = 270;

/**
 * Opens after the mouse has rested on an element, as a click does at once. The mouse has to have
 * come there by itself: what an element that went away leaves below it is not pointed at. Fingers
 * and pens press.
 */
function useHoverIntent(meant: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => stop, []);
  return {
    onPointerMove: (event: PointerEvent) => {
      const moved = event.movementX !== 0 || event.movementY !== 0;
      if (event.pointerType !== 'mouse' || event.buttons !== 0 || !moved) return;
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        meant();
      }, HOVER_MS);
    },
    onPointerLeave: stop,
    onPointerDown: stop,
  };
}

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
      {anchor !== null && <ActionList {...{ id, label, anchor, actions }} onClose={close} />}
    </>
  );
}
