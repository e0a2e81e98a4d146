import { Menu, MenuItem } from '@mui/material';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { BlockEditor } from '../blocks/blockEditor.ts';
import { blockEditors } from '../blocks/index.ts';
import { taskTypeEditors } from '../taskTypes/index.ts';
import type { TaskTypeEditor } from '../taskTypes/taskTypeEditor.ts';

type AddMenuProps = {
  anchor: HTMLElement | null;
  onClose: () => void;
  onAddBlock: (kind: BlockEditor) => void;
  onAddTask: (type: TaskTypeEditor) => void;
};

/** What can be added to a module: a block of any kind, a task of any type. */
export function AddMenu({
  anchor,
  onClose,
  onAddBlock,
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
      {Object.values(blockEditors).map((kind) => (
        <MenuItem key={kind.word} onClick={choose(() => onAddBlock(kind))}>
          <kind.icon aria-hidden />
          {kind.word}
        </MenuItem>
      ))}
      {Object.values(taskTypeEditors).map((type) => (
        <MenuItem key={type.word} onClick={choose(() => onAddTask(type))}>
          <type.icon aria-hidden />
          {type.word}
        </MenuItem>
      ))}
    </Menu>
  );
}

const kindsInWords = Object.values(blockEditors)
  .map(({ word }) => word.toLowerCase())
  .join(', ');

/** At the end of the page. */
export function AddBlock({
  onAddBlock,
  onAddTask,
}: Pick<AddMenuProps, 'onAddBlock' | 'onAddTask'>): ReactNode {
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
        {`Add ${kindsInWords} or task`}
      </button>
      <AddMenu
        anchor={anchor}
        onClose={() => setAnchor(null)}
        onAddBlock={onAddBlock}
        onAddTask={onAddTask}
      />
    </>
  );
}
