import { Button, TableCell, TableRow } from '@mui/material';
import type { ModuleRow } from '@waymark/api';
import { formatDateTime, milestoneMark } from '@waymark/look';
import { File, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ActionMenu } from '../board/index.ts';
import { useAllRows } from '../builder/useAllRows.ts';
import type { Ask } from './asked.ts';
import { cutTitle } from './cutTitle.ts';
import { UserEmail } from './UserEmail.tsx';
import { useTexts } from '../texts/index.ts';

/** The modules of an unfolded process, in the order of its board. */
export function ModuleRows({
  blueprintId,
  ask,
}: {
  blueprintId: string;
  ask: Ask;
}): ReactNode {
  const t = useTexts();
  const { data, error, refetch } = useAllRows(
    'modules',
    { planId: blueprintId },
    'place',
  );
  if (data === undefined) {
    return (
      <TableRow>
        <TableCell colSpan={5} className="library-note" role="gridcell">
          {error === null ? (
            t('library.loadingModules')
          ) : (
            <>
              {t('library.modulesFailed')}{' '}
              <Button size="small" onClick={() => void refetch()}>
                {t('words.tryAgain')}
              </Button>
            </>
          )}
        </TableCell>
      </TableRow>
    );
  }
  return data.map((module) => (
    <OneModule key={module.id} module={module} ask={ask} />
  ));
}

function OneModule({
  module,
  ask,
}: {
  module: ModuleRow;
  ask: Ask;
}): ReactNode {
  const t = useTexts();
  const {
    id,
    planId,
    title,
    milestoneId,
    milestoneName,
    createdAt,
    updatedAt,
    createdBy,
  } = module;
  return (
    <TableRow hover aria-level={2}>
      <TableCell className="library-name">
        <div className="library-lead is-module">
          <File aria-hidden className="library-icon" />
          <Link
            to={`/module/${planId}/${id}/context`}
            className="library-title"
            title={title}
          >
            <span aria-hidden>{cutTitle(title)}</span>
            <span className="visually-hidden">{title}</span>
          </Link>
          <span className="library-badge" title={milestoneName}>
            <i style={{ background: milestoneMark(milestoneId) }} aria-hidden />
            <span>{milestoneName}</span>
          </span>
        </div>
      </TableCell>
      <TableCell className="library-date is-wide">
        {createdAt !== undefined && formatDateTime(createdAt)}
      </TableCell>
      <TableCell className="library-date is-wide">
        {updatedAt !== undefined && formatDateTime(updatedAt)}
      </TableCell>
      <TableCell className="library-user is-wide">
        {createdBy != null && <UserEmail id={createdBy} />}
      </TableCell>
      <TableCell className="library-acts">
        <ActionMenu
          label={t('library.menuFor', { name: title })}
          actions={[
            {
              label: t('words.rename'),
              icon: Pencil,
              onSelect: () => ask({ kind: 'renameModule', module }),
            },
            {
              label: t('words.delete'),
              icon: Trash2,
              onSelect: () => ask({ kind: 'removeModule', module }),
              danger: true,
            },
          ]}
        />
      </TableCell>
    </TableRow>
  );
}
