import type { ExecutionRow } from '@waymark/api';
import { Download, Trash2, X } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import { sentenceOf } from '../dialogs/DialogError.tsx';
import { useExport } from './useExport.ts';

/** What can be done with the selected rows; floats at the bottom, says the count, Esc clears. */
export function BulkBar({
  onDelete,
}: {
  onDelete: (rows: readonly ExecutionRow[]) => void;
}): ReactNode {
  const {
    data = [],
    selectedIds,
    total = 0,
    onUnselectItems,
    onSelect,
  } = useListContext<ExecutionRow>();
  const { exportRows, exporting } = useExport();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const count = selectedIds.length;
  const pageIds = data.map(({ id }) => id);
  /** Selected rows may stand on other pages, so they are read by their ids. */
  const askToDelete = async () => {
    try {
      onDelete(
        (
          await dataProvider.getMany<ExecutionRow>('executions', {
            ids: selectedIds,
          })
        ).data,
      );
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
    }
  };
  useEffect(() => {
    if (count === 0) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key === 'Escape' &&
        document.querySelector('[role="dialog"], [role="menu"]') === null
      )
        onUnselectItems();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [count, onUnselectItems]);
  return (
    <>
      <span className="visually-hidden" role="status">
        {count > 0 ? `${count} selected` : ''}
      </span>
      {count > 0 && (
        <div
          className="bulk-bar"
          role="toolbar"
          aria-label={`${count} executions selected`}
        >
          <b>{count} selected</b>
          {count < pageIds.length && (
            <button
              type="button"
              className="bulk-all"
              onClick={() => onSelect(pageIds)}
            >
              {total > pageIds.length
                ? `Select this page (${pageIds.length})`
                : `Select all ${total}`}
            </button>
          )}
          <i />
          <button
            type="button"
            disabled={exporting}
            onClick={() => void exportRows(selectedIds as string[])}
          >
            <Download aria-hidden="true" />
            Export CSV
          </button>
          <button type="button" onClick={() => void askToDelete()}>
            <Trash2 aria-hidden="true" />
            Delete
          </button>
          <i />
          <button
            type="button"
            aria-label="Clear selection"
            onClick={() => onUnselectItems()}
          >
            <X aria-hidden="true" />
          </button>
        </div>
      )}
    </>
  );
}
