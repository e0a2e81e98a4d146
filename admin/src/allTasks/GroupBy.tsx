import { Button, Menu, MenuItem } from '@mui/material';
import { Check, Rows3 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';
import { groupings } from './taskSearch.ts';
import { useGrouping } from './useShownAs.ts';

/** What the rows of the list are grouped by. */
export function GroupBy(): ReactNode {
  const t = useTexts();
  const [by, group] = useGrouping();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="text"
        color="secondary"
        startIcon={<Rows3 />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t(`allTasks.by_${by}`)}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {groupings.map((one) => (
          <MenuItem
            key={one}
            role="menuitemradio"
            aria-checked={one === by}
            onClick={() => (group(one), close())}
          >
            <span className="menu-word">{t(`allTasks.by_${one}`)}</span>
            {one === by && <Check aria-hidden="true" />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
