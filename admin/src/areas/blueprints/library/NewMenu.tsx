import { Button, Divider, ListSubheader, Menu, MenuItem } from '@mui/material';
import { isComposed } from '@waymark/look/composed';
import {
  FileInput,
  FilePlus,
  FolderInput,
  FolderPlus,
  Plus,
  Route,
  SquareDashed,
} from 'lucide-react';
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useTexts } from '../../../base/texts/index.ts';
import type { OpenLibraryDialog, LibraryDialogState } from './libraryDialogState.ts';
import { useReadyPlan } from './useReadyPlan.ts';

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
] as const satisfies readonly { asked: LibraryDialogState; [look: string]: unknown }[];

/**
 * The New button and what it makes. The ready plan is made by one press, called by its own name
 * (PRODUCT 5.2).
 */
export function NewMenu({
  ask,
  onImport,
}: {
  ask: OpenLibraryDialog;
  onImport: () => void;
}): ReactNode {
  const t = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const ready = useReadyPlan();
  const notify = useNotify();
  const { error } = ready;
  useEffect(() => {
    if (error !== null) notify(error, { type: 'error' });
  }, [error, notify]);
  const choose = (open: () => void) => () => {
    setAnchor(null);
    open();
  };
  const byKey = (event: KeyboardEvent) => {
    if (isComposed(event)) return;
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
        <MenuItem disabled={ready.submitting} onClick={choose(() => void ready.submit())}>
          <Route aria-hidden />
          {t('library.starterSALES_1')}
        </MenuItem>
        <MenuItem onClick={choose(() => ask({ kind: 'addProcess', starter: 'EMPTY' }))}>
          <SquareDashed aria-hidden />
          {t('library.starterEMPTY')}
        </MenuItem>
        <Divider />
        <MenuItem onClick={choose(onImport)}>
          <FileInput aria-hidden />
          {t('library.importChecklist')}
        </MenuItem>
      </Menu>
    </>
  );
}
