import { IconButton } from '@mui/material';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useTexts } from '../../base/texts/index.ts';

/** A number is said to screen readers when it has been quiet for this long, in milliseconds. */
const QUIET = 400;

type ListFootProps = {
  /** The count in words: '61 executions'. Screen readers hear it. */
  counted: string;
  /** What is shown of it where that says more: '61 of 128 executions'. */
  shown?: string;
};

/** The foot of a list: its count, and the way to the next page. */
export function ListFoot({ counted, shown }: ListFootProps): ReactNode {
  const t = useTexts();
  const {
    page,
    perPage,
    setPage,
    hasNextPage,
    hasPreviousPage,
    data = [],
    isPlaceholderData,
  } = useListContext();
  const first = (page - 1) * perPage + 1;
  const said = useQuiet(isPlaceholderData ? null : counted);
  return (
    <footer className="list-footer">
      <span>{shown ?? counted}</span>
      <span className="visually-hidden" role="status">
        {said ?? ''}
      </span>
      <span className="list-gap" />
      <span className="list-per-page">{t('lists.perPage', { count: perPage })}</span>
      <IconButton
        aria-label={t('words.previousPage')}
        disabled={!hasPreviousPage}
        onClick={() => setPage(page - 1)}
      >
        <ChevronLeft />
      </IconButton>
      <span>{data.length === 0 ? '0' : `${first}–${first + data.length - 1}`}</span>
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

function useQuiet(value: string | null): string | null {
  const [quiet, setQuiet] = useState<string | null>(null);
  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => setQuiet(value), QUIET);
    return () => clearTimeout(timer);
  }, [value]);
  return quiet;
}
