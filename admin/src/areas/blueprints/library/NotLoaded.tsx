import { Button, TableCell, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';

type NotLoadedProps = { loading: string; failed: string; error: unknown; onRetry: () => void };

/** In place of rows that are on their way, or did not come. */
export function NotLoaded({ loading, failed, error, onRetry }: NotLoadedProps): ReactNode {
  const t = useTexts();
  return (
    <TableRow>
      <TableCell colSpan={5} className="library-note" role="gridcell">
        {error === null ? (
          loading
        ) : (
          <>
            {failed}{' '}
            <Button size="small" onClick={onRetry}>
              {t('words.tryAgain')}
            </Button>
          </>
        )}
      </TableCell>
    </TableRow>
  );
}
