import { IconButton } from '@mui/material';
import type { ExecutionRow } from '@waymark/api';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useGetList, useListContext } from 'react-admin';
import { useTexts } from '../texts/index.ts';

/** A number is said to screen readers when it has been quiet for this long, in milliseconds. */
const QUIET = 400;

/** How many there are, and the way to the next page. */
export function Footer(): ReactNode {
  const t = useTexts();
  const {
    total = 0,
    page,
    perPage,
    setPage,
    hasNextPage,
    hasPreviousPage,
    data = [],
    isPlaceholderData,
  } = useListContext<ExecutionRow>();
  const all = useGetList<ExecutionRow>('executions', {
    filter: {},
    sort: { field: 'updatedAt', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  });
  const first = (page - 1) * perPage + 1;
  const said = useQuiet(isPlaceholderData ? null : total);
  return (
    <footer className="list-footer">
      <span>
        {all.total === undefined || all.total === total
          ? t('executions.count', { count: total })
          : t('executions.countOf', { some: total, count: all.total })}
      </span>
      <span className="visually-hidden" role="status">
        {said === null ? '' : t('executions.count', { count: said })}
      </span>
      <span className="list-toolbar-gap" />
      <span>{t('executions.perPage', { count: perPage })}</span>
      <IconButton
        aria-label={t('words.previousPage')}
        disabled={!hasPreviousPage}
        onClick={() => setPage(page - 1)}
      >
        <ChevronLeft />
      </IconButton>
      <span>
        {data.length === 0 ? '0' : `${first}–${first + data.length - 1}`}
      </span>
      <IconButton
        aria-label={t('words.nextPage')}
        disabled={!hasNextPage}
        onClick={() => setPage(page + 1)}
      >
        <ChevronRight />
      </IconButton>
    </footer>
  );
}

function useQuiet(value: number | null): number | null {
  const [quiet, setQuiet] = useState<number | null>(null);
  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => setQuiet(value), QUIET);
    return () => clearTimeout(timer);
  }, [value]);
  return quiet;
}
