import { IconButton, TableCell, TableRow } from '@mui/material';
import type { BlueprintRow } from '@waymark/api';
import { formatDateTime } from '@waymark/look';
import {
  ChevronDown,
  ChevronRight,
  Folder,
  FolderOpen,
  Pencil,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ActionMenu } from '../board/index.ts';
import type { Ask } from './asked.ts';
import { ModuleRows } from './ModuleRows.tsx';
import { UserEmail } from './UserEmail.tsx';
import { useTexts } from '../texts/index.ts';

type ProcessRowsProps = {
  process: BlueprintRow;
  open: boolean;
  onTurn: (id: string) => void;
  ask: Ask;
};

/** A process, and below it its modules while it is unfolded. */
export function ProcessRows({
  process,
  open,
  onTurn,
  ask,
}: ProcessRowsProps): ReactNode {
  const t = useTexts();
  const { id, name, createdAt, updatedAt, createdBy, modules } = process;
  const Icon = open ? FolderOpen : Folder;
  return (
    <>
      <TableRow
        hover
        aria-level={1}
        aria-expanded={modules > 0 ? open : undefined}
      >
        <TableCell className="library-name">
          <div className="library-lead">
            {modules > 0 ? (
              <IconButton
                size="small"
                data-fold
                aria-label={t(open ? 'words.fold' : 'words.unfold', { name })}
                onClick={() => onTurn(id)}
              >
                {open ? <ChevronDown /> : <ChevronRight />}
              </IconButton>
            ) : (
              <span className="library-gap" />
            )}
            <Icon aria-hidden className="library-icon" />
            <Link
              to={`/settings/process/${id}`}
              className="library-title is-process"
              title={name}
            >
              {name}
            </Link>
          </div>
          <small className="library-small">
            {t('library.updatedAt', { at: formatDateTime(updatedAt) })}
          </small>
        </TableCell>
        <TableCell className="library-date is-wide">
          {formatDateTime(createdAt)}
        </TableCell>
        <TableCell className="library-date is-wide">
          {formatDateTime(updatedAt)}
        </TableCell>
        <TableCell className="library-user is-wide">
          {createdBy !== null && <UserEmail id={createdBy} />}
        </TableCell>
        <TableCell className="library-acts">
          <ActionMenu
            label={t('library.menuFor', { name })}
            actions={[
              {
                label: t('words.rename'),
                icon: Pencil,
                onSelect: () => ask({ kind: 'renameProcess', process }),
              },
              {
                label: t('words.delete'),
                icon: Trash2,
                onSelect: () => ask({ kind: 'removeProcess', process }),
                danger: true,
              },
            ]}
          />
        </TableCell>
      </TableRow>
      {open && <ModuleRows blueprintId={id} ask={ask} />}
    </>
  );
}
