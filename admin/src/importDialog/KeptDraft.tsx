import { Button } from '@mui/material';
import { formatDateTime } from '@waymark/look';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';
import type { KeptImport } from './useImportDraft.ts';

type KeptDraftProps = {
  kept: KeptImport;
  onGoOn: () => void;
  onForget: () => void;
};

/** What was begun and not imported: go on with it, or let it go. */
export function KeptDraft({
  kept,
  onGoOn,
  onForget,
}: KeptDraftProps): ReactNode {
  const t = useTexts();
  return (
    <div className="import-kept" role="status">
      <History aria-hidden />
      <p>
        <b>{kept.name || kept.source.fileName}</b>{' '}
        <small>
          {t('importing.begun', {
            count: kept.edits.length,
            day: formatDateTime(kept.at),
          })}
        </small>
      </p>
      <Button size="small" variant="outlined" onClick={onGoOn}>
        {t('importing.goOn')}
      </Button>
      <Button size="small" onClick={onForget}>
        {t('importing.letGo')}
      </Button>
    </div>
  );
}
