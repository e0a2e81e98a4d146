import type { ExecutionRow } from '@waymark/api';
import { PickerPopover } from '../../../../parts/personPicker/PickerPopover.tsx';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../base/texts/index.ts';
import { BulkDates } from './BulkDates.tsx';
import { PickerPanel } from '../../../../parts/personPicker/PickerPanel.tsx';
import { clientOf } from './clientOf.ts';
import { useBulk } from '../../../../parts/lists/bulk/useBulk.ts';
import { BulkPause } from './BulkPause.tsx';
import './bulk.css';

export type BulkPanelProps = {
  /** The chosen executions. */
  rows: readonly ExecutionRow[];
  onClose: () => void;
};
export type BulkKind = keyof typeof panels;

/** Who of the team answers for the chosen executions. */
function BulkOwner({ rows, onClose }: BulkPanelProps): ReactNode {
  const t = useTexts();
  const bulk = useBulk(clientOf);
  const set = (accountId: string | null) => {
    onClose();
    void bulk(
      rows,
      ({ id }) => ['SetProcessOwner', { processId: id, accountId }],
      ({ id, owner }) => ['SetProcessOwner', { processId: id, accountId: owner }],
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

const panels = { owner: BulkOwner, pause: BulkPause, dates: BulkDates };
const names = { owner: 'hub.ownerFor', pause: 'hub.pauseFor', dates: 'hub.datesFor' } as const;

const overIt = {
  anchorOrigin: { vertical: 'top', horizontal: 'center' },
  transformOrigin: { vertical: 'bottom', horizontal: 'center' },
} as const;
const belowIt = {
  anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  transformOrigin: { vertical: 'top', horizontal: 'right' },
} as const;

/**
 * What is asked before the chosen executions are changed, over the button that asks it, or below
 * it.
 */
export default function BulkPanel({
  kind,
  anchor,
  rows,
  onClose,
  below = false,
}: BulkPanelProps & { kind: BulkKind; anchor: HTMLElement; below?: boolean }): ReactNode {
  const t = useTexts();
  const Panel = panels[kind];
  return (
    <PickerPopover
      open
      anchorEl={anchor}
      onClose={onClose}
      {...(below ? belowIt : overIt)}
      paper={{
        className: kind === 'owner' ? 'picker-popover' : 'bulk-panel',
        ...(kind !== 'owner' && {
          role: 'dialog',
          'aria-label': t(names[kind], { count: rows.length }),
        }),
      }}
    >
      <Panel rows={rows} onClose={onClose} />
    </PickerPopover>
  );
}
