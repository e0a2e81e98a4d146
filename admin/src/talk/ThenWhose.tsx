import { Menu, MenuItem } from '@mui/material';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';

/** Whose turn it is once the answer is out: the client's, or still ours, which the client reads. */
export function ThenWhose({
  client,
  keepTurn,
  onKeepTurn,
}: {
  /** What whoever has the task then is called. */
  client: string;
  keepTurn: boolean;
  onKeepTurn: (keepTurn: boolean) => void;
}): ReactNode {
  const t = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const theirs = t('talk.turnOf', { name: client });
  const choose = (keep: boolean) => {
    setAnchor(null);
    onKeepTurn(keep);
  };
  return (
    <span className="then-whose">
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('talk.thenIt')} <b>{keepTurn ? t('talk.stillOurs') : theirs}</b>
        <ChevronDown aria-hidden="true" />
      </button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('talk.thenIt') } }}
      >
        <MenuItem selected={!keepTurn} onClick={() => choose(false)}>
          {theirs}
        </MenuItem>
        <MenuItem selected={keepTurn} onClick={() => choose(true)}>
          <span className="menu-word">
            {t('talk.oursAgain')}
            <small>{t('talk.stillOursHint')}</small>
          </span>
        </MenuItem>
      </Menu>
    </span>
  );
}
