import { Autocomplete, MenuItem, TextField } from '@mui/material';
import type { BlueprintRow, MilestoneRow } from '@waymark/api';
import { useState, type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { useNavigate } from 'react-router';
import { useCommand } from '../dataProvider/useCommand.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { DialogError } from '../dialogs/DialogError.tsx';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { FormActions } from '../dialogs/FormActions.tsx';
import { useTexts } from '../texts/index.ts';

/** Name, process and milestone are required; milestones can be chosen once a process is (PRODUCT 5.2). Then the module opens. */
export function AddModuleDialog({
  onClose,
}: {
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [process, setProcess] = useState<BlueprintRow | null>(null);
  const [milestoneId, setMilestoneId] = useState('');
  const [moduleId] = useState(() => crypto.randomUUID());
  const processes = useGetList<BlueprintRow>('blueprints', {
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 1000 },
  });
  const milestones = useGetList<MilestoneRow>(
    'milestones',
    {
      filter: { planId: process?.id },
      sort: { field: 'weight', order: 'ASC' },
      pagination: { page: 1, perPage: 1000 },
    },
    { enabled: process !== null },
  );
  const choices = process === null ? [] : (milestones.data ?? []);
  const { submit, submitting, error } = useSubmit(async () => {
    if (process === null) return;
    await send('AddModule', {
      plan: { kind: 'blueprint', id: process.id },
      moduleId,
      milestoneId,
      title: title.trim(),
    });
    void navigate(`/module/${process.id}/${moduleId}/context`);
  }, onClose);
  const enabled =
    title.trim() !== '' &&
    process !== null &&
    milestoneId !== '' &&
    !submitting;
  const hint =
    process === null
      ? t('library.chooseProcess')
      : milestones.data?.length === 0
        ? t('library.noMilestone')
        : undefined;
  return (
    <Dialog
      title={t('plan.addModule')}
      onClose={onClose}
      onSubmit={() => enabled && void submit()}
      actions={
        <FormActions
          action={t('words.add')}
          enabled={enabled}
          onCancel={onClose}
        />
      }
    >
      <div className="dialog-fields">
        <TextField
          fullWidth
          autoFocus
          autoComplete="off"
          label={t('words.name')}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <Autocomplete
          options={processes.data ?? []}
          loading={processes.isPending}
          value={process}
          getOptionKey={({ id }) => id}
          getOptionLabel={({ name }) => name}
          isOptionEqualToValue={(a, b) => a.id === b.id}
          noOptionsText={t('library.noProcess')}
          onChange={(_, next) => {
            setProcess(next);
            setMilestoneId('');
          }}
          renderInput={(params) => (
            <TextField {...params} label={t('plan.process')} />
          )}
        />
        <TextField
          select
          fullWidth
          label={t('plan.milestone')}
          disabled={process === null || choices.length === 0}
          value={milestoneId}
          helperText={hint}
          onChange={(event) => setMilestoneId(event.target.value)}
        >
          {choices.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </div>
      {error !== null && <DialogError>{error}</DialogError>}
    </Dialog>
  );
}
