import { entryAddress } from '@waymark/api/addresses';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../parts/page/states.tsx';
import { useTexts } from '../../base/texts/index.ts';

/** An address that leads nowhere. */
export function NotFound(): ReactNode {
  const t = useTexts();
  return (
    <EmptyState
      page
      sentence={t('shell.notFound')}
      hint={t('shell.notFoundHint')}
      action={
        <Button component={Link} to={entryAddress.executions()} variant="outlined">
          {t('words.toTheExecutions')}
        </Button>
      }
    />
  );
}
