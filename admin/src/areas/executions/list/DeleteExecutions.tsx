import type { ExecutionRow } from '@waymark/api';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useDelete, useListContext, useRefresh } from 'react-admin';
import { showAtOnce } from '../../../base/dataProvider/shownAtOnce.ts';
import { ConfirmDelete } from '../../../parts/deleting/ConfirmDelete.tsx';
import { usePutBackToast } from '../../../parts/toasts/usePutBackToast.ts';
import { useTexts } from '../../../base/texts/index.ts';

/**
 * Asks for the exact name of one process, or for the number of several, and deletes them one by
 * one. All are gone from the list at once; those that were not deleted come back, chosen as they
 * were.
 */
export function DeleteExecutions({
  rows,
  onClose,
}: {
  rows: readonly ExecutionRow[];
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const [remove] = useDelete();
  const refresh = useRefresh();
  const offerPutBack = usePutBackToast();
  const queryClient = useQueryClient();
  const { onUnselectItems, onSelect, selectedIds } = useListContext();
  const deleted = useRef(new Set<string>());
  const [seen] = useState(() => new Map(rows.map(({ id, planRevision }) => [id, planRevision])));
  const [current, setCurrent] = useState<string>('');
  /** `anyway`: for the one that others have changed, at which it stopped. */
  const removeAll = async (anyway?: string) => {
    let basedOn = anyway;
    const left = rows.filter(({ id }) => !deleted.current.has(id));
    onUnselectItems();
    await Promise.all(
      left.map(({ id }) => showAtOnce(queryClient, { resource: 'executions', id, gone: true })),
    );
    try {
      for (const row of left) {
        const { id, name } = row;
        setCurrent(name);
        const meta = { basedOn: basedOn ?? seen.get(id) };
        await remove(
          'executions',
          { id, previousData: row, meta },
          { mutationMode: 'pessimistic', returnPromise: true },
        );
        basedOn = undefined;
        deleted.current.add(id);
      }
    } catch (error) {
      onSelect(selectedIds.filter((id) => !deleted.current.has(String(id))));
      refresh();
      throw error;
    }
    refresh();
    offerPutBack(
      rows.length === 1
        ? t('plan.executionDeleted')
        : t('executions.processesDeleted', { count: rows.length }),
      ...rows.map(({ id }) => ({
        ...({ plan: { kind: 'process', id }, part: 'plan', id } as const),
      })),
    );
  };
  const [first] = rows;
  if (first === undefined) return null;
  const tasks = rows.reduce((sum, { tasksTotal }) => sum + tasksTotal, 0);
  if (rows.length === 1)
    return (
      <ConfirmDelete
        atOnce={first.id}
        kind="process"
        name={first.name}
        onDelete={removeAll}
        onClose={onClose}
        consequence={t('executions.itsTasksGo', {
          client: first.clientName,
          project: first.projectName,
          count: tasks,
        })}
      />
    );
  return (
    <ConfirmDelete
      atOnce={first.id}
      kind="process"
      title={t('executions.deleteProcesses', { count: rows.length })}
      name={String(rows.length)}
      onDelete={removeAll}
      onClose={onClose}
      changed={{ kind: 'process', name: current }}
      consequence={t('executions.theirTasksGo', {
        processes: rows.map(({ name, clientName }) => `${name} (${clientName})`).join(', '),
        count: tasks,
      })}
    />
  );
}
