import type { ExecutionRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { Columns3, Link as LinkIcon, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate, Link } from 'react-router';
import { ActionMenu } from '../../../parts/board/index.ts';
import { useCopyLink } from '../../../parts/dialogs/useCopyLink.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { Button } from '@mui/material';
import { AssignOwner } from '../../../parts/owner/AssignOwner.tsx';
import { nextAct } from './nextAct.ts';
import { nextAddress } from './nextAddress.ts';
import { processPath } from '../../../parts/plans/processPath.ts';

/**
 * The one act of an execution, by whose turn it is: it leads to where that is done, or does it in
 * place.
 */
function NextLink({ row }: { row: ExecutionRow }): ReactNode {
  const t = useTexts();
  const act = nextAct(row);
  if (act === null) return null;
  if (act === 'assign') return <AssignOwner row={row} />;
  return (
    <Button
      variant="outlined"
      size="small"
      component={Link}
      to={nextAddress(row, act)}
      aria-label={t(`hub.${act}In`, { name: row.name, client: row.clientName })}
    >
      {t(`hub.${act}`)}
    </Button>
  );
}

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
