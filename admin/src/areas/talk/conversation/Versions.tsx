import type { MessageRow } from '@waymark/api';
import { Popover } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { whenSaid } from '../../../base/dates/when.ts';
import { useTexts } from '../../../base/texts/index.ts';

/** That it was edited, and what it read before, the newest first. */
export function Versions({
  versions,
  editedAt,
}: Pick<MessageRow, 'versions'> & { editedAt: string }): ReactNode {
  const t = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className="said-edited"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('talk.edited', { when: whenSaid(t, editedAt) })}
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { className: 'said-versions', role: 'dialog', 'aria-label': t('talk.versions') },
        }}
      >
        <h3>{t('talk.versions')}</h3>
        <ol>
          {versions.toReversed().map(({ text, at }) => (
            <li key={at}>
              <time>{t('talk.versionFrom', { when: whenSaid(t, at) })}</time>
              <p className="said-words">{text}</p>
            </li>
          ))}
        </ol>
      </Popover>
    </>
  );
}
