import type { ModuleRow } from '@waymark/api';
import { Copy, Lock, Trash2, Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { PlanAround } from '../../../parts/plans/planKinds.ts';
import { CloneModuleDialog } from '../../blueprints/index.ts';
import { ActionMenu } from '../../../parts/board/index.ts';
import { useChange } from '../../../parts/conflict/index.ts';
import { ConfirmDelete } from '../../../parts/deleting/ConfirmDelete.tsx';
import { useLeaveAndDelete } from '../../../parts/deleting/useLeaveAndDelete.ts';
import { useToldDeletion } from '../../../parts/deleting/useToldDeletion.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { inWords } from '../../../parts/references/Words.tsx';

/** What else can be done with a module: who sees it, cloning and deleting it (PRODUCT 9.3). */
export function ModuleMenu({
  module,
  around,
}: {
  module: ModuleRow;
  around: PlanAround;
}): ReactNode {
  const t = useTexts();
  const [told, forget] = useToldDeletion();
  const [deleting, setDeleting] = useState(false);
  const [cloning, setCloning] = useState(false);
  const leaveAndDelete = useLeaveAndDelete();
  const { change, dialog } = useChange();
  const { plan } = around;
  const hidden = module.audience === 'INTERN';
  const setAudience = (audience: ModuleRow['audience']) =>
    void change({
      name: 'SetModuleAudience',
      payload: { plan, moduleId: module.id, audience },
      seen: module.planRevision,
      what: t('module.visibility'),
      of: module.title,
      value: audience,
      tell: (value) => (value === 'INTERN' ? t('words.teamOnly') : t('words.clientAndTeam')),
    });
  const remove = (basedOn?: string) =>
    leaveAndDelete({
      ...{ name: 'DeleteModule', payload: { plan, moduleId: module.id } },
      basedOn,
      gone: { resource: 'modules', id: module.id },
      to: around.to,
      said: t('plan.moduleDeleted'),
      deleted: { plan, part: 'module', id: module.id },
    });
  return (
    <>
      <ActionMenu
        label={t('module.menu')}
        actions={[
          hidden
            ? { label: t('module.showToBoth'), icon: Users, onSelect: () => setAudience('EXTERN') }
            : { label: t('module.showToTeam'), icon: Lock, onSelect: () => setAudience('INTERN') },
          { label: t('library.clone'), icon: Copy, onSelect: () => setCloning(true) },
          {
            label: t('words.delete'),
            icon: Trash2,
            danger: true,
            onSelect: () => setDeleting(true),
          },
        ]}
      />
      {(deleting || told !== null) && (
        <ConfirmDelete
          kind="module"
          name={inWords(module.title)}
          seen={module.planRevision}
          key={told?.revision ?? 'own'}
          told={told}
          onDelete={remove}
          onClose={() => {
            if (told !== null) forget();
            setDeleting(false);
          }}
          consequence={
            module.tasksTotal === 0 ? undefined : t('module.tasksGo', { count: module.tasksTotal })
          }
        />
      )}
      {cloning && <CloneModuleDialog module={module} onClose={() => setCloning(false)} />}
      {dialog}
    </>
  );
}
