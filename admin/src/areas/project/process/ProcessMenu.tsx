import type { ExecutionRow, ModuleRow } from '@waymark/api';
import { adminAddress, entryAddress } from '@waymark/api/addresses';
import { Calendar, Download, History, Mail, Pause, Pencil, Play, Trash2, User } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ActionMenu } from '../../../parts/board/index.ts';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { ConfirmDelete } from '../../../parts/deleting/ConfirmDelete.tsx';
import { NameDialog } from '../../../parts/dialogs/NameDialog.tsx';
import { BulkPanel, type BulkKind } from '../../executions/index.ts';
import { useLeaveAndDelete } from '../../../parts/deleting/useLeaveAndDelete.ts';
import { useToldDeletion } from '../../../parts/deleting/useToldDeletion.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { useExportTasks } from './useExportTasks.ts';
import { useUndoToast } from '../../../parts/toasts/useUndoToast.tsx';

/** Lets the modules of a process that rest go on, with Undo. What is refused is told in a toast. */
function useResume(processId: string, modules: readonly ModuleRow[]): () => void {
  const t = useTexts();
  const send = useCommand();
  const offerUndo = useUndoToast();
  const moduleIds = modules.flatMap(({ id, status }) => (status === 'PAUSED' ? [id] : []));
  const resume = async () => {
    await send('ResumeProcess', { processId, moduleIds });
    offerUndo(
      t('process.resumed', { count: moduleIds.length }),
      () => void send('PauseProcess', { processId }),
    );
  };
  return () => void resume().catch(() => undefined);
}

/** What else can be done with a process. */
export function ProcessMenu({
  execution,
  modules,
}: {
  execution: ExecutionRow;
  modules: readonly ModuleRow[];
}): ReactNode {
  const t = useTexts();
  const { id: processId, projectId, name, clientName, projectName, tasksTotal } = execution;
  const [told, forget] = useToldDeletion();
  const [chosen, setAsking] = useState<BulkKind | 'rename' | 'delete' | null>(null);
  const asking = told === null ? chosen : 'delete';
  const [button, setButton] = useState<HTMLElement | null>(null);
  const exportTasks = useExportTasks(execution);
  const resume = useResume(processId, modules);
  const has = (status: ModuleRow['status']) => modules.some((module) => module.status === status);
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
      deleted: { ...{ plan: { kind: 'process', id: processId }, part: 'plan' }, id: processId },
    });
  return (
    <>
      <span ref={setButton}>
        <ActionMenu
          label={t('process.menu')}
          actions={[
            { label: t('hub.dates'), icon: Calendar, onSelect: () => setAsking('dates') },
            ...(has('ACTIVE')
              ? [{ label: t('hub.pause'), icon: Pause, onSelect: () => setAsking('pause') }]
              : []),
            ...(has('PAUSED')
              ? [{ label: t('process.resume'), icon: Play, onSelect: resume }]
              : []),
            { label: t('hub.owner'), icon: User, onSelect: () => setAsking('owner') },
            {
              label: t('executions.exportCsv'),
              icon: Download,
              onSelect: () => void exportTasks(),
            },
            {
              label: t('words.activity'),
              icon: History,
              onSelect: () => void navigate(adminAddress.processActivity({ projectId, processId })),
            },
            {
              label: t('mails.title'),
              icon: Mail,
              onSelect: () => void navigate(adminAddress.processMails({ projectId, processId })),
            },
            { label: t('words.rename'), icon: Pencil, onSelect: () => setAsking('rename') },
            {
              label: t('words.delete'),
              icon: Trash2,
              danger: true,
              onSelect: () => setAsking('delete'),
            },
          ]}
        />
      </span>
      {(asking === 'dates' || asking === 'pause' || asking === 'owner') && button !== null && (
        <Suspense>
          <BulkPanel below kind={asking} anchor={button} rows={[execution]} onClose={close} />
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
              { basedOn, shows: { resource: 'executions', id: processId, fields: { name: next } } },
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
