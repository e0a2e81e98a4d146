import type { NoticeRow } from '@waymark/api';
import { IconButton, Tooltip } from '@mui/material';
import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { onlyCounted } from '../../base/dataProvider/onlyCounted.ts';
import { useSequence } from '../../base/keyboard/useSequence.ts';
import { useTexts } from '../../base/texts/index.ts';

const loadPanel = () => import('./BellPanel.tsx');
const BellPanel = lazy(loadPanel);

/**
 * Says whether there is news for who is signed in, and opens it, by click or `G` then `B` (PRODUCT
 * 13.10).
 */
export function Bell(): ReactNode {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useSequence({ goBell: () => setOpen(true) });
  const { total = 0 } = useGetList<NoticeRow>('notices', {
    filter: { isNew: true },
    sort: { field: 'at', order: 'DESC' },
    pagination: onlyCounted,
  });
  const title = t('shell.bell');
  return (
    <>
      <Tooltip title={title}>
        <IconButton
          ref={button}
          className="bell-button"
          aria-label={total === 0 ? title : t('shell.bellWithNews', { count: total })}
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={() => void loadPanel()}
          onClick={() => setOpen(true)}
        >
          <BellIcon />
          {total > 0 && <span className="bell-dot" />}
        </IconButton>
      </Tooltip>
      {open && (
        <Suspense>
          <BellPanel anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
