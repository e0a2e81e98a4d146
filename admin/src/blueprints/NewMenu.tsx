import { Button, Divider, ListSubheader, Menu, MenuItem } from '@mui/material';
import {
  FileInput,
  FilePlus,
  FolderInput,
  FolderPlus,
  Plus,
  Route,
  SquareDashed,
} from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';
import type { Ask, Asked } from './asked.ts';

/** What is made (PRODUCT 5.2), each with the key that chooses it while the menu is open. */
const choices = [
  {
    key: 'm',
    word: 'library.newModule',
    hint: 'library.newModuleHint',
    icon: <FilePlus aria-hidden />,
    asked: { kind: 'addModule' },
  },
  {
    key: 'p',
    word: 'library.newProcess',
    hint: 'library.newProcessHint',
    icon: <FolderPlus aria-hidden />,
    asked: { kind: 'addProcess' },
  },
  {
    key: 's',
    word: 'library.newSubProcess',
    hint: 'library.newSubProcessHint',
    icon: <FolderInput aria-hidden />,
    asked: { kind: 'addSubProcess', parent: null },
  },
] as const satisfies readonly { asked: Asked; [look: string]: unknown }[];

const fromStarter = [
  { starter: 'SALES_1', icon: <Route aria-hidden /> },
  { starter: 'EMPTY', icon: <SquareDashed aria-hidden /> },
] as const;

/** The New button and what it makes. */
export function NewMenu({
  ask,
  onImport,
}: {
  ask: Ask;
  onImport: () => void;
}): ReactNode {
  const t = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (open: () => void) => () => {
    setAnchor(null);
    open();
  };
  const byKey = (event: KeyboardEvent) => {
    const choice = choices.find(({ key }) => key === event.key.toLowerCase());
    if (choice === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    choose(() => ask(choice.asked))();
  };
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Plus />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('library.new')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        onKeyDownCapture={byKey}
        slotProps={{
          list: { 'aria-label': t('library.new') },
          paper: { className: 'library-new' },
        }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {choices.map(({ key, word, icon, hint, asked }) => (
          <MenuItem
            key={key}
            className="library-choice"
            aria-keyshortcuts={key.toUpperCase()}
            onClick={choose(() => ask(asked))}
          >
            <span className="library-tile">{icon}</span>
            <span>
              <b>{t(word)}</b>
              <small>{t(hint)}</small>
            </span>
            <kbd aria-hidden className="menu-key">
              {key.toUpperCase()}
            </kbd>
          </MenuItem>
        ))}
        <Divider />
        <ListSubheader className="library-starters" role="presentation">
          {t('library.fromStarter')}
        </ListSubheader>
        {fromStarter.map(({ starter, icon }) => (
          <MenuItem
            key={starter}
            onClick={choose(() => ask({ kind: 'addProcess', starter }))}
          >
            {icon}
            {t(`library.starter${starter}`)}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={choose(onImport)}>
          <FileInput aria-hidden />
          {t('library.importChecklist')}
        </MenuItem>
      </Menu>
    </>
  );
}
