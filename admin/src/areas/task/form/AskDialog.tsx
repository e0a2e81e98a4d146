import { TextField } from '@mui/material';
import type { TaskRow } from '@waymark/api';
import { isQuestion, type FormDefinition } from '@waymark/events/forms';
import { useUnsent } from '../../../parts/autosave/index.ts';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { SubmitDialog } from '../../../parts/dialogs/SubmitDialog.tsx';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { workedPlan } from './workedPlan.ts';

const nothing: Readonly<Record<string, string>> = {};

/**
 * What is to be changed, question by question: the words stand above it when the client opens the
 * form again. Until they are sent they stay on the device of their author (PRODUCT 9.8).
 */
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
  const unsent = useUnsent(`ask.${task.planId}.${task.id}`, nothing);
  const said = unsent.fields;
  const questions = form.fields.filter(isQuestion);
  const asked = questions.flatMap(({ fieldId }) => {
    const words = said[fieldId] ?? '';
    return words.trim() === '' ? [] : [{ fieldId, words }];
  });
  const end = () => {
    unsent.end();
    onClose();
  };
  const submission = useSubmit(
    () => send('AskForChange', { plan: workedPlan(task), taskId: task.id, asked }),
    end,
  );
  return (
    <SubmitDialog
      title={t('formTask.ask')}
      action={t('formTask.askNow')}
      isComplete={asked.length > 0}
      {...{ submission, unsent, onClose }}
    >
      <p className="task-none">{t('formTask.askHint')}</p>
      <div className="dialog-fields">
        {questions.map(({ fieldId, label }) => (
          <TextField
            key={fieldId}
            fullWidth
            multiline
            label={label}
            value={said[fieldId] ?? ''}
            onChange={({ target }) => unsent.type(fieldId, target.value || undefined)}
            slotProps={{ htmlInput: { maxLength: 2000 } }}
          />
        ))}
      </div>
    </SubmitDialog>
  );
}
