import type { ExecutionRow } from '@waymark/api';
import { PickerPopover } from '../../people/PickerPopover.tsx';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/index.ts';
import { BulkDates } from './BulkDates.tsx';
import { BulkOwner } from './BulkOwner.tsx';
import { BulkPause } from './BulkPause.tsx';
import './bulk.css';

export type BulkPanelProps = {
  /** The chosen executions. */
  rows: readonly ExecutionRow[];
  onClose: () => void;
};
export type BulkKind = keyof typeof panels;

const panels = { owner: BulkOwner, pause: BulkPause, dates: BulkDates };
const names = {
  owner: 'hub.ownerFor',
  pause: 'hub.pauseFor',
  dates: 'hub.datesFor',
} as const;

/** What is asked before the chosen executions are changed, over the button that asks it. */
export default function BulkPanel({
  kind,
  anchor,
  rows,
  onClose,
}: BulkPanelProps & { kind: BulkKind; anchor: HTMLElement }): ReactNode {
  const t = useTexts();
  const Panel = panels[kind];
  return (
    <PickerPopover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
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
