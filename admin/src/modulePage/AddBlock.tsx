import { ListSubheader, Menu, MenuItem } from '@mui/material';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { BlockEditor, BlockGroup } from '../blocks/blockEditor.ts';
import { blockEditors } from '../blocks/index.ts';
import { offeredTypes } from '../taskTypes/index.ts';
import type { TaskTypeEditor } from '../taskTypes/taskTypeEditor.ts';
import { useTexts, type T } from '../texts/index.ts';

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
  const t = useTexts();
  const choose = (add: () => void) => () => {
    onClose();
    add();
  };
  const heading = (group: 'groupWrite' | 'groupDo' | 'groupShow') => (
    <ListSubheader role="presentation" className="block-group">
      {t(`blocks.${group}`)}
    </ListSubheader>
  );
  const blockItem = (kind: BlockEditor) => (
    <MenuItem
      key={kind.words.en.title}
      onClick={choose(() => onAddBlock(kind))}
    >
      <kind.icon aria-hidden />
      {kind.words[t.language].title}
    </MenuItem>
  );
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('words.add') } }}
    >
      {heading('groupWrite')}
      {inGroup('write').map(blockItem)}
      {heading('groupDo')}
      {offeredTypes.map((type) => (
        <MenuItem
          key={type.words.en.title}
          onClick={choose(() => onAddTask(type))}
        >
          <type.icon aria-hidden />
          {type.words[t.language].title}
        </MenuItem>
      ))}
      {inGroup('do').map(blockItem)}
      {heading('groupShow')}
      {inGroup('show').map(blockItem)}
    </Menu>
  );
}

const inGroup = (group: BlockGroup): BlockEditor[] =>
  Object.values(blockEditors).filter((kind) => kind.group === group);

const kindsInWords = (t: T): string =>
  [...inGroup('write'), ...inGroup('show')]
    .map(({ words }) => words[t.language].noun)
    .join(', ');

/** At the end of the page. */
export function AddBlock({
  onAddBlock,
  onAddTask,
}: Pick<AddMenuProps, 'onAddBlock' | 'onAddTask'>): ReactNode {
  const t = useTexts();
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
        {t('blocks.addKindOrTask', { kinds: kindsInWords(t) })}
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
