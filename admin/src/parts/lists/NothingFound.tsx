import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { EmptyState } from '../page/states.tsx';
import { useTexts } from '../../base/texts/index.ts';

/**
 * In place of the rows, where a search finds none: what was looked for, and the way back to all;
 * else `otherwise`.
 */
export function NothingFound({
  otherwise,
  by = 'q',
}: {
  otherwise: ReactNode;
  /** The filter of the search. */
  by?: string;
}): ReactNode {
  const t = useTexts();
  const { filterValues, setFilters } = useListContext();
  const q: unknown = filterValues[by];
  if (typeof q !== 'string') return otherwise;
  return (
    <EmptyState
      sentence={<b>{t('words.nothingMatches', { q })}</b>}
      action={
        <Button variant="outlined" size="small" onClick={() => setFilters({})}>
          {t('words.clearSearch')}
        </Button>
      }
    />
  );
}
