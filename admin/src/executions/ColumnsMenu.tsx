import { Button, Divider, Menu, MenuItem } from '@mui/material';
import { Check, Columns3, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import {
  allColumns,
  defaultColumns,
  moveColumn,
  toggleColumn,
} from './columns.ts';
import type { ColumnId } from './columns.ts';
import { useTexts } from '../texts/index.ts';

type ColumnsMenuProps = {
  columns: readonly ColumnId[];
  onChange: (columns: readonly ColumnId[]) => void;
};

/** Shows, hides and (Alt with the arrow keys) moves columns. */
export function ColumnsMenu({
  columns,
  onChange,
}: ColumnsMenuProps): ReactNode {
  const t = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hidden = allColumns.filter((column) => !columns.includes(column));
  const order = columns.join();
  const [followed, setFollowed] = useState<ColumnId | null>(null);
  /** An item that changes its place is drawn anew: the focus follows it once it is there. */
  useEffect(() => {
    if (followed !== null)
      document.getElementById(`column-${followed}`)?.focus();
  }, [followed, order]);
  const change = (column: ColumnId, next: readonly ColumnId[]) => {
    setFollowed(column);
    onChange(next);
  };
  const onKeyDown = (column: ColumnId) => (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown'))
      return;
    event.preventDefault();
    event.stopPropagation();
    change(
      column,
      moveColumn(columns, column, event.key === 'ArrowUp' ? -1 : 1),
    );
  };
  const item = (column: ColumnId) => (
    <MenuItem
      key={column}
      id={`column-${column}`}
      role="menuitemcheckbox"
      aria-checked={columns.includes(column)}
      disabled={column === 'client'}
      onClick={() => change(column, toggleColumn(columns, column))}
      onKeyDown={onKeyDown(column)}
    >
      <span className="column-tick">
        {columns.includes(column) && <Check aria-hidden="true" />}
      </span>
      <span className="menu-word">{t(`executionColumns.${column}`)}</span>
      {column === 'client' ? (
        <small>{t('executions.always')}</small>
      ) : (
        columns.includes(column) && (
          <span className="column-keys">
            <kbd>{t('executions.alt')}</kbd> <kbd>↑↓</kbd>
          </span>
        )
      )}
    </MenuItem>
  );
  return (
    <>
      <Button
        size="small"
        startIcon={<Columns3 />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('executions.columns')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => {
          setAnchor(null);
          setFollowed(null);
        }}
        slotProps={{
          paper: { className: 'columns-menu' },
          list: { 'aria-label': t('executions.columns') },
        }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {columns.map(item)}
        {hidden.length > 0 && <Divider />}
        {hidden.map(item)}
        <Divider />
        <MenuItem onClick={() => onChange(defaultColumns)}>
          <RotateCcw aria-hidden="true" />
          {t('executions.resetColumns')}
        </MenuItem>
      </Menu>
    </>
  );
}
