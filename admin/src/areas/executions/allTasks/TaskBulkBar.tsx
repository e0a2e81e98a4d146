import type { TaskRow } from '@waymark/api';
import { PickerPopover } from '../../../parts/personPicker/PickerPopover.tsx';
import { Calendar, CircleDot, Eye, User } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button, useDataProvider, useListContext, useNotify } from 'react-admin';
import { BulkDue, BulkPerson, BulkSeenBy, BulkStatus } from './bulk/index.ts';
import { sentenceOf } from '../../../parts/dialogs/DialogError.tsx';
import { BulkFrame } from '../../../parts/lists/bulk/BulkFrame.tsx';
import { useTexts } from '../../../base/texts/index.ts';

const panels = { status: BulkStatus, due: BulkDue, person: BulkPerson, seenBy: BulkSeenBy };
type Kind = keyof typeof panels;
const kinds = [
  ['status', CircleDot],
  ['due', Calendar],
  ['person', User],
  ['seenBy', Eye],
] as const;
const words = {
  status: 'allTasks.setStatus',
  due: 'allTasks.moveDue',
  person: 'allTasks.assign',
  seenBy: 'task.visibleTo',
} as const;
type OpenPanel = { kind: Kind; anchor: HTMLElement; rows: readonly TaskRow[] };

/** What can be done with the chosen tasks, on whatever page they stand. */
export function TaskBulkBar(): ReactNode {
  const t = useTexts();
  const { selectedIds } = useListContext<TaskRow>();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [asked, setAsked] = useState<OpenPanel | null>(null);
  const ask = async (kind: Kind, anchor: HTMLElement) => {
    try {
      const { data: rows } = await dataProvider.getMany<TaskRow>('tasks', { ids: selectedIds });
      setAsked({ kind, anchor, rows });
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
    }
  };
  const Panel = asked && panels[asked.kind];
  const close = () => setAsked(null);
  return (
    <>
      <BulkFrame label={t('allTasks.selected', { count: selectedIds.length })}>
        {kinds.map(([kind, Icon]) => (
          <Button
            key={kind}
            label={t(words[kind])}
            onClick={({ currentTarget }) => void ask(kind, currentTarget)}
          >
            <Icon />
          </Button>
        ))}
      </BulkFrame>
      {asked !== null && Panel !== null && (
        <PickerPopover
          open
          anchorEl={asked.anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
          transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
          paper={{
            className: asked.kind === 'person' ? 'picker-popover' : 'bulk-panel',
            role: 'dialog',
            'aria-label': t(words[asked.kind]),
          }}
        >
          <Panel rows={asked.rows} onClose={close} />
        </PickerPopover>
      )}
    </>
  );
}
