import { isComposed } from '@waymark/look/composed';
import { useEffect, type ReactNode, type Ref } from 'react';
import { BulkActionsToolbar, SelectAllButton, useListContext } from 'react-admin';
import { useTexts } from '../../../base/texts/index.ts';
import './bulkBar.css';

/**
 * The bar of what can be done with the chosen rows: floats at the bottom, says how many they are,
 * Esc lets them go.
 */
export function BulkFrame({
  label,
  ref,
  children,
}: {
  /** '2 tasks selected'. */
  label: string;
  ref?: Ref<HTMLDivElement>;
  /** Buttons of react-admin. */
  children: ReactNode;
}): ReactNode {
  const t = useTexts();
  const { selectedIds, onUnselectItems, total = 0 } = useListContext();
  const count = selectedIds.length;
  useEffect(() => {
    if (count === 0) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposed(event)) return;
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
        <div ref={ref} className="bulk-bar" role="toolbar" aria-label={label}>
          <BulkActionsToolbar
            label={t('executions.selected', { count })}
            selectAllButton={
              <SelectAllButton label={t('executions.selectAll', { count: total })} />
            }
          >
            {children}
          </BulkActionsToolbar>
        </div>
      )}
    </>
  );
}
