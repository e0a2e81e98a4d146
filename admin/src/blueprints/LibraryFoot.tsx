import { Button } from '@mui/material';
import type { BlueprintRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { PER_PAGE } from './libraryView.ts';
import { useTexts } from '../texts/index.ts';

type LibraryFootProps = {
  rows: readonly BlueprintRow[];
  total: number;
  page: number;
  onPage: (page: number) => void;
};

/** How much there is, and the way to the other pages. */
export function LibraryFoot({
  rows,
  total,
  page,
  onPage,
}: LibraryFootProps): ReactNode {
  const t = useTexts();
  const sum = (of: (row: BlueprintRow) => number) =>
    rows.reduce((all, row) => all + of(row), 0);
  const processes = t('library.processes', { count: total });
  const first = (page - 1) * PER_PAGE + 1;
  return (
    <footer className="library-foot">
      {total <= PER_PAGE ? (
        <span role="status">
          {t('library.sums', {
            processes,
            modules: t('words.modules', {
              count: sum(({ modules }) => modules),
            }),
            tasks: t('words.tasks', { count: sum(({ tasks }) => tasks) }),
          })}
        </span>
      ) : (
        <>
          <span role="status">
            {t('library.pageOf', {
              first,
              last: first + rows.length - 1,
              processes,
            })}
          </span>
          <Button
            size="small"
            disabled={page === 1}
            onClick={() => onPage(page - 1)}
          >
            {t('words.previousPage')}
          </Button>
          <Button
            size="small"
            disabled={page * PER_PAGE >= total}
            onClick={() => onPage(page + 1)}
          >
            {t('words.nextPage')}
          </Button>
        </>
      )}
    </footer>
  );
}
