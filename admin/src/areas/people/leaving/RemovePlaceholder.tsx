import type { PlaceholderRow, PlanRef } from '@waymark/api';
import { useState, type ReactNode } from 'react';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { ConfirmDelete } from '../../../parts/deleting/ConfirmDelete.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { HandTo, type Heir } from './HandTo.tsx';

type RemovePlaceholderProps = {
  plan: PlanRef;
  row: PlaceholderRow;
  clientId: string;
  onClose: () => void;
};

/**
 * A placeholder of a running process goes: what it has goes to somebody, or openly to nobody, in
 * the same act (PRODUCT 6.8).
 */
export function RemovePlaceholder({
  plan,
  row: { id, name, tasks },
  clientId,
  onClose,
}: RemovePlaceholderProps): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const [heir, setHeir] = useState<Heir>();
  return (
    <ConfirmDelete
      kind="placeholder"
      name={name}
      onClose={onClose}
      ready={tasks === 0 || heir !== undefined}
      consequence={
        tasks > 0 && t('leaving.ofPlaceholder', { name, tasks: t('words.tasks', { count: tasks }) })
      }
      onDelete={async () => {
        const to = heir?.to ?? null;
        await send('HandOverWork', { plan, from: id, to });
        await send('DeletePlaceholder', { plan, placeholderId: id });
      }}
    >
      {tasks > 0 && (
        <HandTo person={{ id, name }} clientId={clientId} heir={heir} onChoose={setHeir} />
      )}
    </ConfirmDelete>
  );
}
