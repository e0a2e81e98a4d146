import { Button, Menu, MenuItem } from '@mui/material';
import { FilePlus, FolderPlus, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';

/** The New button and what it makes: a module in a process, or a process. */
export function NewMenu({
  onModule,
  onProcess,
}: {
  onModule: () => void;
  onProcess: () => void;
}): ReactNode {
  const t = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (open: () => void) => () => {
    setAnchor(null);
    open();
  };
  const choices = [
    {
      word: t('library.newModule'),
      icon: <FilePlus aria-hidden />,
      open: onModule,
      hint: t('library.newModuleHint'),
    },
    {
      word: t('library.newProcess'),
      icon: <FolderPlus aria-hidden />,
      open: onProcess,
      hint: t('library.newProcessHint'),
    },
  ];
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
        slotProps={{
          list: { 'aria-label': t('library.new') },
          paper: { className: 'library-new' },
        }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {choices.map(({ word, icon, open, hint }) => (
          <MenuItem key={word} onClick={choose(open)}>
            <span className="library-tile">{icon}</span>
            <span>
              <b>{word}</b>
              <small>{hint}</small>
            </span>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
