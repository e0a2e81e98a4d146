import type { ModuleRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useCommand } from '../dataProvider/useCommand.ts';
import { ConfirmDelete } from '../dialogs/ConfirmDelete.tsx';
import { useTexts } from '../texts/index.ts';
import { usePutBackToast } from '../undo/usePutBackToast.ts';
import { inWords } from '../references/Words.tsx';

/** Deletes a module of the library by its title; Undo brings it back. */
export function RemoveModule({
  module: { id, title, planId, planRevision, tasksTotal },
  onClose,
}: {
  module: ModuleRow;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const offerPutBack = usePutBackToast();
  const remove = async (basedOn?: string) => {
    const plan = { kind: 'blueprint', id: planId } as const;
    await send(
      'DeleteModule',
      { plan, moduleId: id },
      { basedOn, shows: { resource: 'modules', id, gone: true } },
    );
    offerPutBack(t('plan.moduleDeleted'), { plan, part: 'module', id });
  };
  return (
    <ConfirmDelete
      atOnce
      kind="module"
      name={inWords(title)}
      seen={planRevision}
      onDelete={remove}
      onClose={onClose}
      consequence={
        tasksTotal === 0 ? undefined : t('plan.tasksGo', { count: tasksTotal })
      }
    />
  );
}
