import type { ExecutionRow } from '@waymark/api';
import { History, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ActionMenu } from '../board/index.ts';
import { useCommand } from '../dataProvider/useCommand.ts';
import { ConfirmDelete } from '../dialogs/ConfirmDelete.tsx';
import { NameDialog } from '../dialogs/NameDialog.tsx';
import { usePutBackToast } from '../undo/usePutBackToast.ts';

/** What else can be done with a process. */
export function ProcessMenu({
  execution,
}: {
  execution: ExecutionRow;
}): ReactNode {
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
    offerPutBack('Process deleted', { plan, part: 'plan', id: processId });
    await navigate('/', { replace: true });
  };
  return (
    <>
      <ActionMenu
        label="Process menu"
        actions={[
          {
            label: 'Activity',
            icon: History,
            onSelect: () =>
              void navigate(`/project/${projectId}/${processId}/activity`),
          },
          {
            label: 'Rename',
            icon: Pencil,
            onSelect: () => setAsking('rename'),
          },
          {
            label: 'Delete',
            icon: Trash2,
            danger: true,
            onSelect: () => setAsking('delete'),
          },
        ]}
      />
      {asking === 'rename' && (
        <NameDialog
          title="Rename process"
          name={name}
          thing={{
            plan: { kind: 'process', id: processId },
            ...({ part: 'plan', id: processId, field: 'name' } as const),
          }}
          action="Rename"
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
          consequence={`${clientName}, ${projectName}. Its ${tasksTotal} tasks go with it, for the client too.`}
        />
      )}
    </>
  );
}
