import { Button } from '@mui/material';
import type { BlueprintRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { counted } from '../builder/outline.ts';
import { PER_PAGE } from './libraryView.ts';

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
  const sum = (of: (row: BlueprintRow) => number) =>
    rows.reduce((all, row) => all + of(row), 0);
  const processes = `${total} ${total === 1 ? 'process' : 'processes'}`;
  const first = (page - 1) * PER_PAGE + 1;
  return (
    <footer className="library-foot">
      {total <= PER_PAGE ? (
        <span role="status">
          {processes},{' '}
          {counted(
            sum(({ modules }) => modules),
            'module',
          )}
          ,{' '}
          {counted(
            sum(({ tasks }) => tasks),
            'task',
          )}
        </span>
      ) : (
        <>
          <span role="status">
            {first} to {first + rows.length - 1} of {processes}
          </span>
          <Button
            size="small"
            disabled={page === 1}
            onClick={() => onPage(page - 1)}
          >
            Previous page
          </Button>
          <Button
            size="small"
            disabled={page * PER_PAGE >= total}
            onClick={() => onPage(page + 1)}
          >
            Next page
          </Button>
        </>
      )}
    </footer>
  );
}
