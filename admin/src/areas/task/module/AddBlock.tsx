import { ListSubheader, Menu, MenuItem } from '@mui/material';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { groups, inGroup } from './addables.ts';
import type { BlockEditor } from '../../../parts/blocks/blockEditor.ts';
import type { TaskTypeEditor } from '../fields/taskTypeEditor.ts';
import { useTexts, type T } from '../../../base/texts/index.ts';

type AddMenuProps = {
  anchor: HTMLElement | null;
  onClose: () => void;
  onAddBlock: (kind: BlockEditor) => void;
  onAddTask: (type: TaskTypeEditor) => void;
};

/** What can be added to a module: a block of any kind, a task of any type. */
export function AddMenu({ anchor, onClose, onAddBlock, onAddTask }: AddMenuProps): ReactNode {
  const t = useTexts();
  const choose = (add: () => void) => () => {
    onClose();
    add();
  };
  const item = ({ words, icon: Icon }: BlockEditor | TaskTypeEditor, add: () => void) => {
    const { title, hint } = words[t.language];
    return (
      <MenuItem key={title} aria-label={title} aria-description={hint} onClick={choose(add)}>
        <Icon aria-hidden />
        {title}
        {hint !== undefined && <small className="block-hint">{hint}</small>}
      </MenuItem>
    );
  };
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('words.add') } }}
    >
      {groups.flatMap(({ word, types, kinds }) => [
        <ListSubheader key={word} role="presentation" className="block-group">
          {t(word)}
        </ListSubheader>,
        ...types.map((type) => item(type, () => onAddTask(type))),
        ...kinds.map((kind) => item(kind, () => onAddBlock(kind))),
      ])}
    </Menu>
  );
}

const kindsInWords = (t: T): string =>
  [...inGroup('write'), ...inGroup('show')].map(({ words }) => words[t.language].noun).join(', ');

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
