import type { BlueprintRow, ExecutionRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useDelete, useGetList, useRefresh } from 'react-admin';
import { onlyCounted } from '../../../base/dataProvider/onlyCounted.ts';
import { ConfirmDelete } from '../../../parts/deleting/ConfirmDelete.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { usePutBackToast } from '../../../parts/toasts/usePutBackToast.ts';

/**
 * Deletes a process or a sub-process by its name, and says what goes and what stays; Undo brings it
 * back.
 */
export function RemoveBlueprint({
  row,
  onClose,
}: {
  row: BlueprintRow;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const [erase] = useDelete();
  const refresh = useRefresh();
  const offerPutBack = usePutBackToast();
  const { id, name, kind, modules, tasks, subProcesses } = row;
  const executions = useGetList<ExecutionRow>('executions', {
    filter: { blueprintId: id },
    sort: { field: 'name', order: 'ASC' },
    pagination: onlyCounted,
  }).total;
  const isProcess = kind === 'process';
  const goes =
    modules + subProcesses === 0
      ? null
      : t(subProcesses > 0 ? 'library.partsGo' : 'plan.allGo', {
          subProcesses: t('library.subProcesses', { count: subProcesses }),
          modules: t('words.modules', { count: modules }),
          tasks: t('words.tasks', { count: tasks }),
        });
  const stays =
    executions === undefined || executions === 0
      ? null
      : t('library.executionsStay', { count: executions });
  const remove = async (basedOn?: string) => {
    await erase(
      'blueprints',
      { id, previousData: row, meta: { basedOn } },
      { mutationMode: 'pessimistic', returnPromise: true },
    );
    refresh();
    const plan = { kind: 'blueprint', id } as const;
    offerPutBack(t(isProcess ? 'plan.templateDeleted' : 'library.subProcessDeleted'), {
      plan,
      part: 'plan',
      id,
    });
  };
  return (
    <ConfirmDelete
      atOnce={id}
      kind={isProcess ? 'blueprint' : 'subProcess'}
      name={name}
      seen={row.planRevision}
      onDelete={remove}
      onClose={onClose}
      consequence={
        goes === null && stays === null ? undefined : (
          <>
            {goes} {stays}
          </>
        )
      }
    />
  );
}
