import type { ProjectRow } from '@waymark/api';
import { adminAddress, entryAddress } from '@waymark/api/addresses';
import { History, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { JobCommands } from './useJobCommands.ts';
import { ActionMenu } from '../../../parts/board/index.ts';
import { ConfirmDelete } from '../../../parts/deleting/ConfirmDelete.tsx';
import { NameDialog } from '../../../parts/dialogs/NameDialog.tsx';
import { useLeaveAndDelete } from '../../../parts/deleting/useLeaveAndDelete.ts';
import { useTexts } from '../../../base/texts/index.ts';

type ProjectMenuProps = {
  project: ProjectRow;
  /** How many jobs go with it. */
  jobs: number;
  commands: JobCommands;
};

/** Rename and delete, by its exact name (PRODUCT 9.7). */
export function ProjectMenu({
  project: { id: projectId, name, revision },
  jobs,
  commands,
}: ProjectMenuProps): ReactNode {
  const t = useTexts();
  const [asking, setAsking] = useState<'rename' | 'delete' | null>(null);
  const navigate = useNavigate();
  const leaveAndDelete = useLeaveAndDelete();
  const close = () => setAsking(null);
  const remove = () =>
    leaveAndDelete({
      ...{ name: 'DeleteProject', payload: { projectId } },
      gone: { resource: 'projects', id: projectId },
      to: entryAddress.executions(),
      said: t('jobs.deletedProject'),
      deleted: { ...{ plan: { kind: 'project', id: projectId }, part: 'plan' }, id: projectId },
    });
  return (
    <>
      <ActionMenu
        label={t('jobs.menu')}
        actions={[
          { label: t('words.rename'), icon: Pencil, onSelect: () => setAsking('rename') },
          {
            label: t('words.activity'),
            icon: History,
            onSelect: () => void navigate(adminAddress.projectActivity({ projectId })),
          },
          {
            label: t('jobs.deleteProject'),
            icon: Trash2,
            danger: true,
            onSelect: () => setAsking('delete'),
          },
        ]}
      />
      {asking === 'rename' && (
        <NameDialog
          title={t('jobs.rename')}
          name={name}
          of={{
            ...{ plan: { kind: 'project', id: projectId }, part: 'plan' },
            ...{ id: projectId, field: 'name' },
          }}
          action={t('words.rename')}
          onClose={close}
          seen={revision}
          onSubmit={(next, basedOn) =>
            commands.ask('RenameProject', { projectId, name: next }, basedOn)
          }
        />
      )}
      {asking === 'delete' && (
        <ConfirmDelete
          kind="project"
          name={name}
          onDelete={remove}
          onClose={close}
          consequence={t('jobs.goWithProject', { count: jobs })}
        />
      )}
    </>
  );
}
