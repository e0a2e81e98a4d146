import type { BlueprintRow, ExecutionRow, ModuleRow, PlanRef } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { useState, type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useNavigate } from 'react-router';
import { PickBlueprint, type PickedBlueprint } from './PickBlueprint.tsx';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { SubmitDialog } from '../../../parts/dialogs/SubmitDialog.tsx';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { PickExecution } from './PickExecution.tsx';
import { PickMilestone } from './PickMilestone.tsx';
import { PickProject, TEMPLATE } from './PickProject.tsx';
import { useMilestoneChoices } from './useMilestoneChoices.ts';
import { useReadyMilestone } from './useReadyMilestone.ts';
import './cloneModule.css';

type CloneProps = { module: ModuleRow; onClose: () => void };

/** Where the clone comes to, as far as it is chosen. */
type Target = {
  readonly projectId: string | null;
  readonly processId: string | null;
  readonly process: PickedBlueprint | null;
  readonly part: PickedBlueprint | null;
  readonly milestoneId: string;
};

/**
 * Asks for project, process and milestone; a sub-process may be chosen too. Single modules have no
 * milestone.
 */
export function CloneModuleDialog({ module, onClose }: CloneProps): ReactNode {
  const own = useOwnPlace(module);
  return own === undefined ? null : <CloneForm module={module} own={own} onClose={onClose} />;
}

function CloneForm({ module, own, onClose }: CloneProps & { own: Target }): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const navigate = useNavigate();
  const readyMilestone = useReadyMilestone();
  const [target, setTarget] = useState(own);
  const [moduleId] = useState(() => crypto.randomUUID());
  const choose = (chosen: Partial<Target>) =>
    setTarget((before) => ({ ...before, milestoneId: '', ...chosen }));
  const { projectId, processId, process, part, milestoneId } = target;
  const plan = planOf(target);
  const choices = useMilestoneChoices(plan, plan?.kind === 'blueprint' ? processId : null) ?? [];
  const milestone = choices.find(({ id }) => id === milestoneId);
  const isSingle = process?.kind === 'modules';
  const submission = useSubmit(async () => {
    if (plan === null) return;
    if (milestone !== undefined) await readyMilestone(plan, milestone);
    await send('CloneModule', {
      plan,
      moduleId,
      ...(!isSingle && { milestoneId }),
      from: { plan: { kind: module.planKind, id: module.planId }, moduleId: module.id },
    });
    void navigate(
      adminAddress[plan.kind === 'blueprint' ? 'blueprintModule' : 'moduleAtAnyTab']({
        planId: plan.id,
        moduleId,
      }),
    );
  }, onClose);
  const missing =
    projectId === null
      ? 'project'
      : plan === null
        ? 'process'
        : milestone === undefined && !isSingle
          ? 'milestone'
          : null;
  return (
    <SubmitDialog
      title={t('library.cloneOf', { name: module.title })}
      action={t('library.clone')}
      isComplete={missing === null}
      missing={
        missing !== null && (
          <span className="clone-missing">{t(`cloneModule.missing_${missing}`)}</span>
        )
      }
      {...{ submission, onClose }}
    >
      <div className="dialog-fields">
        <PickProject
          value={projectId}
          onPick={(picked) =>
            choose({ projectId: picked, processId: null, process: null, part: null })
          }
        />
        {projectId === null || projectId === TEMPLATE ? (
          <PickBlueprint
            label={t('builder.template')}
            filter={{ kind: 'process' }}
            withSingles
            disabled={projectId === null}
            value={process}
            onPick={(picked) =>
              choose({ processId: picked?.id ?? null, process: picked, part: null })
            }
          />
        ) : (
          <PickExecution
            projectId={projectId}
            value={processId}
            onPick={(picked) => choose({ processId: picked })}
          />
        )}
        {!isSingle && (
          <div className="clone-pair">
            <PickMilestone
              choices={choices}
              value={milestoneId}
              hint={undefined}
              onPick={(picked) => choose({ milestoneId: picked })}
            />
            <PickBlueprint
              label={t('library.subProcessOptional')}
              filter={{ typeId: processId ?? '', kind: 'subProcess' }}
              disabled={process === null}
              value={part}
              onPick={(picked) => choose({ part: picked, milestoneId })}
            />
          </div>
        )}
        <p className="clone-hint">{t('cloneModule.comesAlong')}</p>
      </div>
    </SubmitDialog>
  );
}

function planOf({ projectId, processId, part }: Target): PlanRef | null {
  if (processId === null) return null;
  return projectId === TEMPLATE
    ? { kind: 'blueprint', id: part?.id ?? processId }
    : { kind: 'process', id: processId };
}

/**
 * Where the module itself stands; the milestone is left to be chosen. Undefined while that is read.
 */
function useOwnPlace({ planKind, planId }: ModuleRow): Target | undefined {
  const blueprint = useGetOne<BlueprintRow>(
    'blueprints',
    { id: planId },
    { enabled: planKind === 'blueprint' },
  ).data;
  const execution = useGetOne<ExecutionRow>(
    'executions',
    { id: planId },
    { enabled: planKind === 'process' },
  ).data;
  const open = { process: null, part: null, milestoneId: '' };
  if (execution !== undefined)
    return { ...open, projectId: execution.projectId, processId: planId };
  if (blueprint === undefined) return undefined;
  const { typeId, typeName, kind } = blueprint;
  const isPart = kind === 'subProcess';
  return {
    projectId: TEMPLATE,
    processId: typeId,
    process: { id: typeId, name: typeName, kind: isPart ? 'process' : kind },
    part: isPart ? blueprint : null,
    milestoneId: '',
  };
}
