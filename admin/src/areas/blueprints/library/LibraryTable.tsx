import { Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
import type { BlueprintRow } from '@waymark/api';
import { isComposed } from '@waymark/look/composed';
import type { KeyboardEvent, ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { BlueprintRows } from './BlueprintRows.tsx';
import { LibraryModule } from './ModuleRows.tsx';
import { moveInTree } from './moveInTree.ts';
import { useSingleModules } from './useSingleModules.ts';
import { useTexts } from '../../../base/texts/index.ts';

const columns = [
  { field: 'name', word: 'words.name', className: 'library-name' },
  { field: 'createdAt', word: 'library.created', className: 'library-date is-wide' },
  { field: 'updatedAt', word: 'library.updated', className: 'library-date is-wide' },
] as const satisfies readonly { field: keyof BlueprintRow; [look: string]: string }[];

/**
 * Processes with what they hold, then the single modules, as a tree in a table. Arrow keys walk
 * through it.
 */
export function LibraryTable(): ReactNode {
  const t = useTexts();
  const { data: rows = [], sort, setSort } = useListContext<BlueprintRow>();
  const singles = useSingleModules() ?? [];
  const walk = (event: KeyboardEvent<HTMLElement>) =>
    !isComposed(event) && moveInTree(event.nativeEvent, event.currentTarget);
  /**
   * A click on a head asks for the other order, or that column: names from A, dates from the
   * newest.
   */
  const next = (field: string) => {
    const first = field === 'name' ? 'ASC' : 'DESC';
    const other = sort.order === 'ASC' ? 'DESC' : 'ASC';
    return { field, order: field === sort.field ? other : first } as const;
  };
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
              sortDirection={sort.field === field ? (sort.order === 'ASC' ? 'asc' : 'desc') : false}
            >
              <TableSortLabel
                active={sort.field === field}
                direction={sort.order === 'DESC' ? 'desc' : 'asc'}
                onClick={() => setSort(next(field))}
              >
                {t(word)}
              </TableSortLabel>
            </TableCell>
          ))}
          <TableCell className="library-user is-wide">{t('library.user')}</TableCell>
          <TableCell className="library-acts">
            <span className="visually-hidden">{t('words.actions')}</span>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <BlueprintRows key={row.id} row={row} />
        ))}
        {singles.map((module) => (
          <LibraryModule key={module.id} module={module} level={1} />
        ))}
      </TableBody>
    </Table>
  );
}
