import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import type { BlueprintRow } from '@waymark/api';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Ask } from './asked.ts';
import { sortedBy, type LibraryView, type SortField } from './libraryView.ts';
import { moveInTree } from './moveInTree.ts';
import { ProcessRows } from './ProcessRows.tsx';
import { useTexts } from '../texts/index.ts';

type LibraryTableProps = {
  rows: readonly BlueprintRow[];
  view: LibraryView;
  onView: (change: Partial<LibraryView>) => void;
  ask: Ask;
};

const columns = [
  { field: 'name', word: 'words.name', className: 'library-name' },
  {
    field: 'createdAt',
    word: 'library.created',
    className: 'library-date is-wide',
  },
  {
    field: 'updatedAt',
    word: 'library.updated',
    className: 'library-date is-wide',
  },
] as const satisfies readonly { field: SortField; [look: string]: string }[];

/** Processes, and when unfolded their modules, as a tree in a table. Arrow keys walk through it. */
export function LibraryTable({
  rows,
  view,
  onView,
  ask,
}: LibraryTableProps): ReactNode {
  const t = useTexts();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const turn = (id: string) =>
    setOpen(
      (before) =>
        new Set(
          before.has(id)
            ? [...before].filter((other) => other !== id)
            : [...before, id],
        ),
    );
  const walk = (event: KeyboardEvent<HTMLElement>) =>
    moveInTree(event.nativeEvent, event.currentTarget);
  return (
    <Table
      role="treegrid"
      aria-label={t('library.blueprints')}
      className="library-table"
      stickyHeader
      onKeyDown={walk}
    >
      <TableHead>
        <TableRow>
          {columns.map(({ field, word, className }) => (
            <TableCell
              key={field}
              className={className}
              sortDirection={
                view.sort === field
                  ? view.order === 'ASC'
                    ? 'asc'
                    : 'desc'
                  : false
              }
            >
              <TableSortLabel
                active={view.sort === field}
                direction={view.order === 'DESC' ? 'desc' : 'asc'}
                onClick={() => onView(sortedBy(field, view))}
              >
                {t(word)}
              </TableSortLabel>
            </TableCell>
          ))}
          <TableCell className="library-user is-wide">
            {t('library.user')}
          </TableCell>
          <TableCell className="library-acts">
            <span className="visually-hidden">{t('words.actions')}</span>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <ProcessRows
            key={row.id}
            process={row}
            open={open.has(row.id)}
            onTurn={turn}
            ask={ask}
          />
        ))}
      </TableBody>
    </Table>
  );
}
