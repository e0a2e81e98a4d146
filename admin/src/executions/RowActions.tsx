import type { ExecutionRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { IconButton, Tooltip } from '@mui/material';
import { Columns3, Link as LinkIcon, Trash2 } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { useTexts } from '../texts/index.ts';

/** The address of an execution's own page. */
export const processPath = ({
  projectId,
  id,
}: Pick<ExecutionRow, 'projectId' | 'id'>): string =>
  adminAddress.process({ projectId, processId: id });

/** The board of its project and Copy link, on hover and focus; Delete, always there and quiet. */
export function RowActions({
  row,
  onDelete,
}: {
  row: ExecutionRow;
  onDelete: (row: ExecutionRow) => void;
}): ReactNode {
  const t = useTexts();
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(
        new URL(processPath(row), location.origin).href,
      );
      notify(t('executions.linkCopied'));
    } catch {
      notify(t('executions.linkNotCopied'), { type: 'error' });
    }
  };
  const act = (work: () => void) => (event: MouseEvent) => {
    event.stopPropagation();
    work();
  };
  return (
    <span className="row-actions">
      <Tooltip title={t('executions.openBoard')}>
        <IconButton
          className="row-action-quiet"
          component={Link}
          to={adminAddress.project({ projectId: row.projectId })}
          aria-label={t('executions.openBoardOf', { name: row.projectName })}
          onClick={(event: MouseEvent) => event.stopPropagation()}
        >
          <Columns3 />
        </IconButton>
      </Tooltip>
      <Tooltip title={t('executions.copyLink')}>
        <IconButton
          className="row-action-quiet"
          aria-label={t('executions.copyLinkTo', { name: row.name })}
          onClick={act(() => void copy())}
        >
          <LinkIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title={t('words.delete')}>
        <IconButton
          aria-label={t('executions.deleteOf', {
            name: row.name,
            client: row.clientName,
          })}
          onClick={act(() => onDelete(row))}
        >
          <Trash2 />
        </IconButton>
      </Tooltip>
    </span>
  );
}
