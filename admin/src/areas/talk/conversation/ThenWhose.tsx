import { capital } from '@waymark/look/capital';
import { Menu, MenuItem } from '@mui/material';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Then } from './useComposing.ts';
import { useTexts, type T } from '../../../base/texts/index.ts';

/**
 * Whose turn it is once the reply is out: what was written says so, until its author says
 * otherwise.
 */
export function ThenWhose({
  client,
  then,
  onThen,
}: {
  /** What whoever of the client has the task is called; null: none of them has. */
  client: string | null;
  then: Then;
  onThen: (then: Then) => void;
}): ReactNode {
  const t = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const words = wordsOf(t, client);
  // A task that the client does not have is ours anyway.
  const ways: Then[] = ['answer', 'turn', ...(client === null ? [] : ['ours' as const])];
  return (
    <span className="then-whose">
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span>
          {t('talk.thenIt')} <b>{words[then]}</b>
        </span>
        <ChevronDown aria-hidden="true" />
      </button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('talk.thenIt') } }}
      >
        {ways.map((way) => (
          <MenuItem
            key={way}
            selected={way === then}
            onClick={() => {
              setAnchor(null);
              onThen(way);
            }}
          >
            <span className="menu-word">
              {way === 'ours' ? t('talk.oursAgain') : capital(words[way])}
              <small>{t(hints[way])}</small>
            </span>
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
}

const wordsOf = (t: T, client: string | null): Record<Then, string> =>
  client === null
    ? { answer: t('talk.answerOfClient'), turn: t('talk.asBefore'), ours: t('talk.stillOurs') }
    : {
        answer: t('talk.answerOf', { name: client }),
        turn: t('talk.turnOf', { name: client }),
        ours: t('talk.stillOurs'),
      };

const hints = {
  answer: 'talk.answerHint',
  turn: 'talk.turnHint',
  ours: 'talk.stillOursHint',
} as const;
