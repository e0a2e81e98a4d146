import type { ExecutionRow } from '@waymark/api';
import { Download, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import {
  BulkActionsToolbar,
  BulkExportButton,
  Button,
  SelectAllButton,
  useDataProvider,
  useListContext,
  useNotify,
} from 'react-admin';
import { sentenceOf } from '../dialogs/DialogError.tsx';
import { useTexts } from '../texts/index.ts';

/** What can be done with the selected rows; floats at the bottom, says the count, Esc clears. */
export function BulkBar({
  onDelete,
}: {
  onDelete: (rows: readonly ExecutionRow[]) => void;
}): ReactNode {
  const t = useTexts();
  const {
    selectedIds,
    onUnselectItems,
    total = 0,
  } = useListContext<ExecutionRow>();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const count = selectedIds.length;
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
        document.querySelector('.MuiModal-root:not(.MuiModal-hidden)') === null
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
          <BulkActionsToolbar
            label={t('executions.selected', { count })}
            selectAllButton={
              <SelectAllButton
                label={t('executions.selectAll', { count: total })}
              />
            }
          >
            <BulkExportButton
              label={t('executions.exportCsv')}
              icon={<Download />}
            />
            <Button
              label={t('words.delete')}
              onClick={() => void askToDelete()}
            >
              <Trash2 />
            </Button>
          </BulkActionsToolbar>
        </div>
      )}
    </>
  );
}
