import type { ExecutionRow } from '@waymark/api';
import { Download, Trash2, X } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import { sentenceOf } from '../dialogs/DialogError.tsx';
import { useExport } from './useExport.ts';
import { useTexts } from '../texts/index.ts';

/** What can be done with the selected rows; floats at the bottom, says the count, Esc clears. */
export function BulkBar({
  onDelete,
}: {
  onDelete: (rows: readonly ExecutionRow[]) => void;
}): ReactNode {
  const t = useTexts();
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
        {count > 0 ? t('executions.selected', { count }) : ''}
      </span>
      {count > 0 && (
        <div
          className="bulk-bar"
          role="toolbar"
          aria-label={t('executions.executionsSelected', { count })}
        >
          <b>{t('executions.selected', { count })}</b>
          {count < pageIds.length && (
            <button
              type="button"
              className="bulk-all"
              onClick={() => onSelect(pageIds)}
            >
              {total > pageIds.length
                ? t('executions.selectPage', { count: pageIds.length })
                : t('executions.selectAll', { count: total })}
            </button>
          )}
          <i />
          <button
            type="button"
            disabled={exporting}
            onClick={() => void exportRows(selectedIds as string[])}
          >
            <Download aria-hidden="true" />
            {t('executions.exportCsv')}
          </button>
          <button type="button" onClick={() => void askToDelete()}>
            <Trash2 aria-hidden="true" />
            {t('words.delete')}
          </button>
          <i />
          <button
            type="button"
            aria-label={t('executions.clearSelection')}
            onClick={() => onUnselectItems()}
          >
            <X aria-hidden="true" />
          </button>
        </div>
      )}
    </>
  );
}
