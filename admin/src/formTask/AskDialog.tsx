import { Button, TextField } from '@mui/material';
import type { TaskRow } from '@waymark/api';
import { isQuestion, type FormDefinition } from '@waymark/events/forms';
import { useState } from 'react';
import { useCommand } from '../dataProvider/useCommand.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { DialogError } from '../dialogs/DialogError.tsx';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { useTexts } from '../texts/index.ts';
import { workedPlan } from './workedPlan.ts';

/** What is to be changed, question by question: the words stand above it when the client opens the form again. */
export function AskDialog({
  task,
  form,
  onClose,
}: {
  task: TaskRow;
  form: FormDefinition;
  onClose: () => void;
}) {
  const t = useTexts();
  const send = useCommand();
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const asked = Object.entries(said).flatMap(([fieldId, words]) =>
    words.trim() === '' ? [] : [{ fieldId, words }],
  );
  const { submit, submitting, error } = useSubmit(
    () =>
      send('AskForChange', { plan: workedPlan(task), taskId: task.id, asked }),
    onClose,
  );
  const enabled = asked.length > 0 && !submitting;
  return (
    <Dialog
      title={t('formTask.ask')}
      onClose={onClose}
      onSubmit={() => enabled && void submit()}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('words.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!enabled}>
            {t('formTask.askNow')}
          </Button>
        </>
      }
    >
      <p className="task-none">{t('formTask.askHint')}</p>
      <div className="dialog-fields">
        {form.fields.filter(isQuestion).map(({ fieldId, label }) => (
          <TextField
            key={fieldId}
            fullWidth
            multiline
            label={label}
            value={said[fieldId] ?? ''}
            onChange={({ target }) =>
              setSaid({ ...said, [fieldId]: target.value })
            }
            slotProps={{ htmlInput: { maxLength: 2000 } }}
          />
        ))}
      </div>
      {error !== null && <DialogError>{error}</DialogError>}
    </Dialog>
  );
}
