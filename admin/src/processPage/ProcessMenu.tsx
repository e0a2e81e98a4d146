import type { ExecutionRow } from '@waymark/api';
import { adminAddress, entryAddress } from '@waymark/api/addresses';
import { History, Mail, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ActionMenu } from '../board/index.ts';
import { useCommand } from '../dataProvider/useCommand.ts';
import { ConfirmDelete } from '../dialogs/ConfirmDelete.tsx';
import { NameDialog } from '../dialogs/NameDialog.tsx';
import { usePutBackToast } from '../undo/usePutBackToast.ts';
import { useTexts } from '../texts/index.ts';

/** What else can be done with a process. */
export function ProcessMenu({
  execution,
}: {
  execution: ExecutionRow;
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
  const [asking, setAsking] = useState<'rename' | 'delete' | null>(null);
  const send = useCommand({ quiet: true });
  const offerPutBack = usePutBackToast();
  const navigate = useNavigate();
  const close = () => setAsking(null);
  const remove = async (basedOn?: string) => {
    await send('DeleteProcess', { processId }, { basedOn });
    const plan = { kind: 'process', id: processId } as const;
    offerPutBack(t('plan.executionDeleted'), {
      plan,
      part: 'plan',
      id: processId,
    });
    await navigate(entryAddress.executions(), { replace: true });
  };
  return (
    <>
      <ActionMenu
        label={t('process.menu')}
        actions={[
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
          onSubmit={(next) =>
            send(
              'RenameProcess',
              { processId, name: next },
              {
                basedOn: execution.planRevision,
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
