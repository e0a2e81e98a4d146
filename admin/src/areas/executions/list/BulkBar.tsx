import type { ExecutionRow } from '@waymark/api';
import { Calendar, Download, Pause, Trash2, User } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'react-admin';
import { BulkFrame } from '../../../parts/lists/bulk/BulkFrame.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { useKey } from '../../../base/keyboard/useKey.ts';
import { BulkPanel } from './bulk/later.ts';
import type { BulkKind } from './bulk/BulkPanel.tsx';
import { useChosenRows } from './useChosenRows.ts';
import { useExport } from './useExport.ts';

const kinds = [
  ['owner', <User key="owner" />],
  ['pause', <Pause key="pause" />],
  ['dates', <Calendar key="dates" />],
] as const;

type OpenPanel = { kind: BulkKind; anchor: HTMLElement; rows: readonly ExecutionRow[] };

/** What can be done with the selected rows; floats at the bottom, says the count, Esc clears. */
export function BulkBar({
  onDelete,
}: {
  onDelete: (rows: readonly ExecutionRow[]) => void;
}): ReactNode {
  const t = useTexts();
  const { count, read, withRows } = useChosenRows();
  const save = useExport();
  const [asked, setAsked] = useState<OpenPanel | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const press = (kind: BulkKind) =>
    bar.current?.querySelector<HTMLElement>(`[data-act=${kind}]`)?.click();
  useKey('ownerOfSelected', () => press('owner'), count > 0);
  useKey('datesOfSelected', () => press('dates'), count > 0);
  useKey('pauseSelected', () => press('pause'), count > 0);
  return (
    <>
      <BulkFrame ref={bar} label={t('executions.executionsSelected', { count })}>
        {kinds.map(([kind, icon]) => (
          <Button
            key={kind}
            data-act={kind}
            label={t(`hub.${kind}`)}
            onClick={({ currentTarget: anchor }) =>
              void withRows((rows) => setAsked({ kind, anchor, rows }))
            }
          >
            {icon}
          </Button>
        ))}
        <Button label={t('executions.exportCsv')} onClick={() => void save(read)}>
          <Download />
        </Button>
        <Button label={t('words.delete')} onClick={() => void withRows(onDelete)}>
          <Trash2 />
        </Button>
      </BulkFrame>
      {asked !== null && (
        <Suspense>
          <BulkPanel {...asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}
