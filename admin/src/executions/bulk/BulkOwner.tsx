import type { ReactNode } from 'react';
import { PickerPanel } from '../../people/PickerPanel.tsx';
import { useTexts } from '../../texts/index.ts';
import { clientOf } from './clientOf.ts';
import type { BulkPanelProps } from './BulkPanel.tsx';
import { useBulk } from '../../lists/bulk/useBulk.ts';

/** Who of the team answers for the chosen executions. */
export function BulkOwner({ rows, onClose }: BulkPanelProps): ReactNode {
  const t = useTexts();
  const bulk = useBulk(clientOf);
  const set = (accountId: string | null) => {
    onClose();
    void bulk(
      rows,
      ({ id }) => ['SetProcessOwner', { processId: id, accountId }],
      ({ id, owner }) => [
        'SetProcessOwner',
        { processId: id, accountId: owner },
      ],
    );
  };
  return (
    <PickerPanel
      label={t('hub.ownerFor', { count: rows.length })}
      value={null}
      options={{ team: true }}
      onPick={set}
      invite={false}
      clearable
    />
  );
}
