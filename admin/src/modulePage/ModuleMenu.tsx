import type { ModuleRow } from '@waymark/api';
import { Lock, Trash2, Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { PlanAround } from './planKinds.ts';
import { ActionMenu } from '../board/index.ts';
import { useChange } from '../conflict/index.ts';
import { useCommand } from '../dataProvider/useCommand.ts';
import { ConfirmDelete } from '../dialogs/ConfirmDelete.tsx';
import { usePutBackToast } from '../undo/usePutBackToast.ts';

/** What else can be done with a module: who sees it, and deleting it. */
export function ModuleMenu({
  module,
  around,
}: {
  module: ModuleRow;
  around: PlanAround;
}): ReactNode {
  const [deleting, setDeleting] = useState(false);
  const send = useCommand({ quiet: true });
  const offerPutBack = usePutBackToast();
  const navigate = useNavigate();
  const { change, dialog } = useChange();
  const { plan } = around;
  const hidden = module.audience === 'INTERN';
  const setAudience = (audience: ModuleRow['audience']) =>
    void change({
      name: 'SetModuleAudience',
      payload: { plan, moduleId: module.id, audience },
      seen: module.planRevision,
      what: 'Visibility',
      of: module.title,
      value: audience,
      tell: (value) => (value === 'INTERN' ? 'Team only' : 'Client and team'),
    });
  const remove = async (basedOn?: string) => {
    await send('DeleteModule', { plan, moduleId: module.id }, { basedOn });
    offerPutBack('Module deleted', { plan, part: 'module', id: module.id });
    await navigate(around.to, { replace: true });
  };
  return (
    <>
      <ActionMenu
        label="Module menu"
        actions={[
          hidden
            ? {
                label: 'Show to client and team',
                icon: Users,
                onSelect: () => setAudience('EXTERN'),
              }
            : {
                label: 'Show to team only',
                icon: Lock,
                onSelect: () => setAudience('INTERN'),
              },
          {
            label: 'Delete',
            icon: Trash2,
            danger: true,
            onSelect: () => setDeleting(true),
          },
        ]}
      />
      {deleting && (
        <ConfirmDelete
          kind="module"
          name={module.title}
          seen={module.planRevision}
          onDelete={remove}
          onClose={() => setDeleting(false)}
          consequence={
            module.tasksTotal === 0
              ? undefined
              : `${module.tasksTotal === 1 ? 'Its task goes' : `${module.tasksTotal} tasks go`} with it. History keeps them.`
          }
        />
      )}
      {dialog}
    </>
  );
}
