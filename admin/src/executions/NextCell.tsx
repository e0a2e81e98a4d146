import type { ExecutionRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { Columns3, Link as LinkIcon, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ActionMenu } from '../board/index.ts';
import { useCopyLink } from '../dialogs/useCopyLink.ts';
import { useTexts } from '../texts/index.ts';
import { NextLink } from './NextLink.tsx';
import { processPath } from './processPath.ts';

/** What leads on with an execution, and the menu of what else can be done with it. */
export function NextCell({
  row,
  onDelete,
}: {
  row: ExecutionRow;
  onDelete: (row: ExecutionRow) => void;
}): ReactNode {
  const t = useTexts();
  const navigate = useNavigate();
  const copy = useCopyLink();
  const { name, clientName: client, projectId } = row;
  return (
    <span className="next-cell" onClick={(event) => event.stopPropagation()}>
      <NextLink row={row} />
      <ActionMenu
        label={t('hub.menuOf', { name, client })}
        actions={[
          {
            label: t('executions.openBoard'),
            icon: Columns3,
            onSelect: () => void navigate(adminAddress.project({ projectId })),
          },
          {
            label: t('executions.copyLink'),
            icon: LinkIcon,
            onSelect: () => copy(processPath(row)),
          },
          {
            label: t('words.delete'),
            icon: Trash2,
            danger: true,
            shortcut: 'Delete',
            onSelect: () => onDelete(row),
          },
        ]}
      />
    </span>
  );
}
