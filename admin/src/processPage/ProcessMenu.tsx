import type { ExecutionRow, ModuleRow } from '@waymark/api';
import { adminAddress, entryAddress } from '@waymark/api/addresses';
import {
  Calendar,
  Download,
  History,
  Mail,
  Pause,
  Pencil,
  Play,
  Trash2,
  User,
} from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ActionMenu } from '../board/index.ts';
import { useCommand } from '../dataProvider/useCommand.ts';
import { ConfirmDelete } from '../dialogs/ConfirmDelete.tsx';
import { NameDialog } from '../dialogs/NameDialog.tsx';
import type { BulkKind } from '../executions/bulk/BulkPanel.tsx';
import { useLeaveAndDelete } from '../undo/useLeaveAndDelete.ts';
import { useToldDeletion } from '../undo/useToldDeletion.ts';
import { useTexts } from '../texts/index.ts';
import { useExportTasks } from './useExportTasks.ts';
import { useResume } from './useResume.ts';

const BulkPanel = lazy(() => import('../executions/bulk/BulkPanel.tsx'));

/** What else can be done with a process. */
export function ProcessMenu({
  execution,
  modules,
}: {
  execution: ExecutionRow;
  modules: readonly ModuleRow[];
}): ReactNode {
  const t = useTexts();
  const {
    id: processId,
    projectId,
    name,
    clientName,
    projectName,
    tasksTotal,
  } = execution;
  const [told, forget] = useToldDeletion();
  const [chosen, setAsking] = useState<BulkKind | 'rename' | 'delete' | null>(
    null,
  );
  const asking = told === null ? chosen : 'delete';
  const [button, setButton] = useState<HTMLElement | null>(null);
  const exportTasks = useExportTasks(execution);
  const resume = useResume(processId, modules);
  const has = (status: ModuleRow['status']) =>
    modules.some((module) => module.status === status);
  const send = useCommand({ quiet: true });
  const leaveAndDelete = useLeaveAndDelete();
  const navigate = useNavigate();
  const close = () => {
    if (told !== null) forget();
    setAsking(null);
  };
  const remove = (basedOn?: string) =>
    leaveAndDelete({
      ...{ name: 'DeleteProcess', payload: { processId }, basedOn },
      gone: { resource: 'executions', id: processId },
      to: entryAddress.executions(),
      said: t('plan.executionDeleted'),
      deleted: {
        ...{ plan: { kind: 'process', id: processId }, part: 'plan' },
        id: processId,
      },
    });
  return (
    <>
      <span ref={setButton}>
        <ActionMenu
          label={t('process.menu')}
          actions={[
            {
              label: t('hub.dates'),
              icon: Calendar,
              onSelect: () => setAsking('dates'),
            },
            ...(has('ACTIVE')
              ? [
                  {
                    label: t('hub.pause'),
                    icon: Pause,
                    onSelect: () => setAsking('pause'),
                  },
                ]
              : []),
            ...(has('PAUSED')
              ? [{ label: t('process.resume'), icon: Play, onSelect: resume }]
              : []),
            {
              label: t('hub.owner'),
              icon: User,
              onSelect: () => setAsking('owner'),
            },
            {
              label: t('executions.exportCsv'),
              icon: Download,
              onSelect: () => void exportTasks(),
            },
            {
              label: t('words.activity'),
              icon: History,
              onSelect: () =>
                void navigate(
                  adminAddress.processActivity({ projectId, processId }),
                ),
            },
            {
              label: t('mails.title'),
              icon: Mail,
              onSelect: () =>
                void navigate(
                  adminAddress.processMails({ projectId, processId }),
                ),
            },
            {
              label: t('words.rename'),
              icon: Pencil,
              onSelect: () => setAsking('rename'),
            },
            {
              label: t('words.delete'),
              icon: Trash2,
              danger: true,
              onSelect: () => setAsking('delete'),
            },
          ]}
        />
      </span>
      {(asking === 'dates' || asking === 'pause' || asking === 'owner') &&
        button !== null && (
          <Suspense>
            <BulkPanel
              below
              kind={asking}
              anchor={button}
              rows={[execution]}
              onClose={close}
            />
          </Suspense>
        )}
      {asking === 'rename' && (
        <NameDialog
          title={t('plan.renameExecution')}
          name={name}
          of={{
            plan: { kind: 'process', id: processId },
            ...({ part: 'plan', id: processId, field: 'name' } as const),
          }}
          action={t('words.rename')}
          onClose={close}
          seen={execution.planRevision}
          onSubmit={(next, basedOn) =>
            send(
              'RenameProcess',
              { processId, name: next },
              {
                basedOn,
                shows: {
                  resource: 'executions',
                  id: processId,
                  fields: { name: next },
                },
              },
            )
          }
        />
      )}
      {asking === 'delete' && (
        <ConfirmDelete
          kind="process"
          name={name}
          seen={execution.planRevision}
          key={told?.revision ?? 'own'}
          told={told}
          onDelete={remove}
          onClose={close}
          consequence={t('executions.itsTasksGo', {
            client: clientName,
            project: projectName,
            count: tasksTotal,
          })}
        />
      )}
    </>
  );
}
