import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from './states.tsx';
import { useTexts } from '../texts/index.ts';

/** /tasks, until its board is there (PRODUCT 2.1 marks it so too). */
export function AllTasksPage(): ReactNode {
  const t = useTexts();
  return (
    <>
      <title>{t('shell.allTasksTitle')}</title>
      <EmptyState
        page
        sentence={t('shell.allTasksSoon')}
        hint={t('shell.allTasksHint')}
        action={
          <Button component={Link} to="/" variant="outlined">
            {t('words.toTheExecutions')}
          </Button>
        }
      />
    </>
  );
}
