import type { BlueprintRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import type { ReactNode } from 'react';
import { MoveToDialog } from '../../../parts/board/index.ts';
import { ConfirmDelete, type ConfirmDeleteProps } from '../../../parts/deleting/ConfirmDelete.tsx';
import { NameDialog } from '../../../parts/dialogs/NameDialog.tsx';
import { FollowersDialog } from '../../../parts/personPicker/FollowersDialog.tsx';
import { PlanPeopleDialog } from '../planPeople/PlanPeopleDialog.tsx';
import { ImportDialog } from '../import/ImportDialog.tsx';
import { useLeaveAndDelete } from '../../../parts/deleting/useLeaveAndDelete.ts';
import { BlueprintDates } from './BlueprintDates.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import type { BuilderDialogState } from './commands/builderDialogState.ts';
import type { OutlineColumn } from '../../../parts/plans/outline.ts';
import type { BuilderCommands } from './commands/useBuilderCommands.ts';
import { useTexts, type T } from '../../../base/texts/index.ts';
import { inWords } from '../../../parts/references/Words.tsx';

type BuilderDialogProps = {
  asked: BuilderDialogState;
  blueprint: BlueprintRow;
  milestones: readonly OutlineColumn[];
  commands: BuilderCommands;
  /** What others changed in it, where its deletion was refused for that. */
  told: ConfirmDeleteProps['told'];
  onClose: () => void;
};

/** The one dialog that is open in the builder. */
export function BuilderDialog({
  asked,
  blueprint,
  milestones,
  commands,
  told = null,
  onClose,
}: BuilderDialogProps): ReactNode {
  const t = useTexts();
  const leaveAndDelete = useLeaveAndDelete();
  const plan = { kind: 'blueprint', id: blueprint.id } as const;
  switch (asked.kind) {
    case 'rename':
      return (
        <NameDialog
          title={t('plan.renameTemplate')}
          name={blueprint.name}
          of={{ plan, part: 'plan', id: plan.id, field: 'name' }}
          action={t('words.rename')}
          seen={blueprint.planRevision}
          onSubmit={commands.rename}
          onClose={onClose}
        />
      );
    case 'dates':
      return <BlueprintDates blueprint={blueprint} onClose={onClose} />;
    case 'followers':
      return (
        <FollowersDialog
          plan={plan}
          name={blueprint.name}
          clientId={null}
          followers={blueprint.followers}
          seen={blueprint.planRevision}
          onClose={onClose}
        />
      );
    case 'import':
      return <ImportDialog into={blueprint} onClose={onClose} />;
    case 'export':
      return <ExportDialog blueprint={blueprint} onClose={onClose} />;
    case 'remove': {
      const remove = (basedOn?: string) =>
        leaveAndDelete({
          ...{ name: 'DeleteBlueprint', payload: { blueprintId: plan.id } },
          basedOn,
          gone: { resource: 'blueprints', id: plan.id },
          to: adminAddress.blueprints(),
          said: t('plan.templateDeleted'),
          deleted: { plan, part: 'plan', id: plan.id },
        });
      return (
        <ConfirmDelete
          kind="blueprint"
          name={blueprint.name}
          seen={blueprint.planRevision}
          key={told?.revision ?? 'own'}
          told={told}
          onDelete={remove}
          onClose={onClose}
          consequence={lossOf(t, milestones)}
        />
      );
    }
    case 'plan':
      return <PlanPeopleDialog plan={plan} name={blueprint.name} onClose={onClose} />;
    case 'addMilestone': {
      const add = (name: string) => commands.addMilestone(name, asked.afterWeight);
      return (
        <NameDialog
          title={t('plan.addMilestone')}
          of={`milestone.${plan.id}`}
          action={t('words.add')}
          onSubmit={add}
          onClose={onClose}
        />
      );
    }
    case 'renameMilestone': {
      const { id, name } = asked.milestone;
      return (
        <NameDialog
          title={t('plan.renameMilestone')}
          name={name}
          of={{ plan, part: 'milestone', id, field: 'name' }}
          action={t('words.rename')}
          seen={blueprint.planRevision}
          onSubmit={(to, basedOn) => commands.renameMilestone(id, to, basedOn)}
          onClose={onClose}
        />
      );
    }
    case 'removeMilestone': {
      const { id, name } = asked.milestone;
      const remove = (basedOn?: string) => commands.removeMilestone(id, basedOn);
      return (
        <ConfirmDelete
          atOnce={id}
          kind="milestone"
          name={name}
          seen={blueprint.planRevision}
          onDelete={remove}
          onClose={onClose}
          consequence={lossOf(t, [asked.milestone])}
        />
      );
    }
    case 'renameModule': {
      const { id, title } = asked.module;
      return (
        <NameDialog
          title={t('plan.renameModule')}
          label={t('words.title')}
          name={title}
          of={{ plan, part: 'module', id, field: 'title' }}
          action={t('words.rename')}
          seen={asked.module.planRevision}
          onSubmit={(to, basedOn) => commands.renameModule(id, to, basedOn)}
          onClose={onClose}
        />
      );
    }
    case 'removeModule': {
      const { id, title, tasksTotal } = asked.module;
      const goes = tasksTotal === 0 ? undefined : t('plan.tasksGo', { count: tasksTotal });
      return (
        <ConfirmDelete
          atOnce={id}
          kind="module"
          name={inWords(title)}
          seen={blueprint.planRevision}
          onDelete={(basedOn) => commands.removeModule(id, basedOn)}
          onClose={onClose}
          consequence={goes}
        />
      );
    }
    case 'moveModule':
      return (
        <MoveToDialog
          card={asked.module}
          columns={milestones}
          columnNoun={t('plan.milestone')}
          onMove={commands.moveModule}
          onClose={onClose}
        />
      );
  }
}

/** What is lost with milestones; undefined where they hold nothing. */
function lossOf(t: T, milestones: readonly OutlineColumn[]): string | undefined {
  const modules = milestones.flatMap(({ cards }) => cards);
  const tasks = modules.reduce((sum, { tasksTotal }) => sum + tasksTotal, 0);
  if (modules.length === 0) return undefined;
  return t('plan.allGo', {
    modules: t('words.modules', { count: modules.length }),
    tasks: t('words.tasks', { count: tasks }),
  });
}
