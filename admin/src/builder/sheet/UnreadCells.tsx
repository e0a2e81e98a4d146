import { IconButton } from '@mui/material';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/index.ts';
import type { UnreadCell } from './pasting.ts';

/** So many are told one by one. */
const MOST = 8;

/** What was pasted and could not be taken, cell by cell, and why: nothing is dropped in silence. */
export function UnreadCells({
  cells,
  onClose,
}: {
  cells: readonly UnreadCell[];
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  return (
    <section className="sheet-unread" role="status">
      <header>
        <strong>{t('sheet.unread', { count: cells.length })}</strong>
        <IconButton aria-label={t('words.close')} onClick={onClose}>
          <X />
        </IconButton>
      </header>
      <ul>
        {cells.slice(0, MOST).map(({ line, column, text, why }, nth) => (
          <li key={nth}>
            <b>
              {column === null
                ? t('sheet.unreadLine', { line })
                : t('sheet.unreadCell', {
                    line,
                    column: t(`sheet.${column}`),
                  })}
            </b>{' '}
            {text !== '' && t('sheet.unreadText', { text })} {t(`sheet.${why}`)}
          </li>
        ))}
      </ul>
      {cells.length > MOST && (
        <p>{t('sheet.unreadMore', { count: cells.length - MOST })}</p>
      )}
    </section>
  );
}
