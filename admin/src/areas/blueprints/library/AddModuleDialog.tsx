import { adminAddress } from '@waymark/api/addresses';
import { singleModules } from '@waymark/events/blueprintKind';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useUnsent } from '../../../parts/autosave/index.ts';
import { PickMilestone } from '../cloneModule/PickMilestone.tsx';
import { useMilestoneChoices } from '../cloneModule/useMilestoneChoices.ts';
import { useReadyMilestone } from '../cloneModule/useReadyMilestone.ts';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { SubmitDialog } from '../../../parts/dialogs/SubmitDialog.tsx';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { PickBlueprint, type PickedBlueprint } from '../cloneModule/PickBlueprint.tsx';
import { NameField } from '../../../parts/dialogs/NameField.tsx';

/**
 * Without a process it is a single module. With one a milestone is required, which can be chosen
 * once the process is, and a sub-process of it may be (PRODUCT 5.2). Then the module opens.
 */
export function AddModuleDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const navigate = useNavigate();
  const readyMilestone = useReadyMilestone();
  const unsent = useUnsent('module', { title: '' });
  const { title } = unsent.fields;
  const [process, setProcess] = useState<PickedBlueprint | null>(null);
  const [part, setPart] = useState<PickedBlueprint | null>(null);
  const [milestoneId, setMilestoneId] = useState('');
  const [moduleId] = useState(() => crypto.randomUUID());
  const plan = { kind: 'blueprint', id: part?.id ?? process?.id ?? singleModules } as const;
  const choices = useMilestoneChoices(process === null ? null : plan, process?.id ?? null);
  const milestone = choices?.find(({ id }) => id === milestoneId);
  const submission = useSubmit(async () => {
    if (milestone !== undefined) await readyMilestone(plan, milestone);
    await send('AddModule', {
      plan,
      moduleId,
      ...(process !== null && { milestoneId }),
      title: title.trim(),
    });
    unsent.end();
    void navigate(adminAddress.module({ planId: plan.id, moduleId, tab: 'context' }));
  }, onClose);
  const isComplete = title.trim() !== '' && (process === null || milestone !== undefined);
  const hint =
    process === null
      ? t('library.chooseProcess')
      : choices?.length === 0
        ? t('library.noMilestone')
        : undefined;
  return (
    <SubmitDialog
      title={t('library.newModule')}
      action={t('words.create')}
      {...{ isComplete, submission, unsent, onClose }}
    >
      <div className="dialog-fields">
        <NameField value={title} onName={(name) => unsent.type('title', name)} />
        <PickBlueprint
          label={t('builder.template')}
          filter={{ kind: 'process' }}
          value={process}
          hint={process === null ? t('library.withoutProcess') : undefined}
          onPick={(picked) => {
            setProcess(picked);
            setPart(null);
            setMilestoneId('');
          }}
        />
        <PickMilestone
          choices={process === null ? [] : (choices ?? [])}
          value={milestoneId}
          hint={hint}
          onPick={setMilestoneId}
        />
        <PickBlueprint
          label={t('library.subProcessOptional')}
          filter={{ typeId: process?.id ?? '', kind: 'subProcess' }}
          disabled={process === null}
          value={part}
          onPick={setPart}
        />
      </div>
    </SubmitDialog>
  );
}
