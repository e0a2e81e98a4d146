import { Button, Menu, MenuItem } from '@mui/material';
import { FilePlus, FolderPlus, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';

/** The New button and what it makes: a module in a process, or a process. */
export function NewMenu({
  onModule,
  onProcess,
}: {
  onModule: () => void;
  onProcess: () => void;
}): ReactNode {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (open: () => void) => () => {
    setAnchor(null);
    open();
  };
  const choices = [
    {
      word: '+ Module',
      icon: <FilePlus aria-hidden />,
      open: onModule,
      hint: 'A page of content and tasks, in a milestone of a process.',
    },
    {
      word: '+ Process',
      icon: <FolderPlus aria-hidden />,
      open: onProcess,
      hint: 'A whole blueprint with milestones. Start from Software Onboarding, Mutual Action Plan or Empty.',
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
        New
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-label': 'New' },
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
