import { ListItemIcon, Menu, MenuItem } from '@mui/material';
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
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      <MenuItem onClick={choose(onAddText)}>
        <ListItemIcon>
          <Type size={16} />
        </ListItemIcon>
        Text
      </MenuItem>
      <MenuItem onClick={choose(onAddTask)}>
        <ListItemIcon>
          <SquareCheckBig size={16} />
        </ListItemIcon>
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
