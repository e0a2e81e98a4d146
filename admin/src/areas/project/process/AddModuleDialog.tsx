import type { ExecutionRow, MilestoneRow } from '@waymark/api';
import { MenuItem, TextField } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useUnsent } from '../../../parts/autosave/index.ts';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { SubmitDialog } from '../../../parts/dialogs/SubmitDialog.tsx';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';
import { moduleAddress } from '../../../parts/plans/planKinds.ts';
import { useTexts } from '../../../base/texts/index.ts';

type AddModuleProps = { execution: ExecutionRow; milestones: readonly MilestoneRow[] };

/** A module for this process alone. */
export function AddModuleDialog({
  execution,
  milestones,
  onClose,
}: AddModuleProps & { onClose: () => void }): ReactNode {
  const t = useTexts();
  const unsent = useUnsent(`module.${execution.id}`, { title: '' });
  const { title } = unsent.fields;
  const [milestoneId, setMilestoneId] = useState(
    milestones.find(({ tasksDone, tasksTotal }) => tasksDone < tasksTotal)?.id ??
      milestones[0]?.id ??
      '',
  );
  const send = useCommand({ quiet: true });
  const navigate = useNavigate();
  const submission = useSubmit(async () => {
    const moduleId = crypto.randomUUID();
    await send('AddModule', {
      plan: { kind: 'process', id: execution.id },
      moduleId,
      milestoneId,
      title: title.trim(),
    });
    unsent.end();
    await navigate(moduleAddress(execution.id, moduleId, 'context'));
  }, onClose);
  return (
    <SubmitDialog
      title={t('plan.addModule')}
      action={t('process.newModule')}
      isComplete={title.trim() !== ''}
      {...{ submission, unsent, onClose }}
    >
      <div className="dialog-fields">
        <TextField
          fullWidth
          autoFocus
          autoComplete="off"
          label={t('words.title')}
          value={title}
          onChange={({ target }) => unsent.type('title', target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <TextField
          fullWidth
          select
          label={t('plan.milestone')}
          value={milestoneId}
          onChange={({ target }) => setMilestoneId(target.value)}
        >
          {milestones.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </div>
    </SubmitDialog>
  );
}
