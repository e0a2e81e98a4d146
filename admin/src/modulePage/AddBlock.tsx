import { Menu, MenuItem } from '@mui/material';
import { Plus, SquareCheckBig, Type } from 'lucide-react';
import { useState, type ReactNode } from 'react';

type AddMenuProps = {
  anchor: HTMLElement | null;
  onClose: () => void;
  onAddText: () => void;
  onAddTask: () => void;
};

/** What can be added to a module: a text or a task. */
export function AddMenu({
  anchor,
  onClose,
  onAddText,
  onAddTask,
}: AddMenuProps): ReactNode {
  const choose = (add: () => void) => () => {
    onClose();
    add();
  };
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': 'Add' } }}
    >
      <MenuItem onClick={choose(onAddText)}>
        <Type aria-hidden />
        Text
      </MenuItem>
      <MenuItem onClick={choose(onAddTask)}>
        <SquareCheckBig aria-hidden />
        Simple Task
      </MenuItem>
    </Menu>
  );
}

/** At the end of the page. */
export function AddBlock({
  onAddText,
  onAddTask,
}: Pick<AddMenuProps, 'onAddText' | 'onAddTask'>): ReactNode {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className="block-add"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Plus size={16} aria-hidden="true" />
        Add text or task
      </button>
      <AddMenu
        anchor={anchor}
        onClose={() => setAnchor(null)}
        onAddText={onAddText}
        onAddTask={onAddTask}
      />
    </>
  );
}
