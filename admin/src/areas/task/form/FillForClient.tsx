import { Button } from '@mui/material';
import type { TaskRow } from '@waymark/api';
import { lostAnswers, type Answers, type FormDefinition } from '@waymark/events/forms';
import { beginningAnswers, FormViewer } from '@waymark/look/formViewer';
import { useId, useMemo, useState } from 'react';
import { useUnsent } from '../../../parts/autosave/index.ts';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { DialogError, sentenceOf } from '../../../parts/dialogs/DialogError.tsx';
import { WrittenBefore } from '../../../parts/dialogs/WrittenBefore.tsx';
import type { ContentOfTask } from '../fields/taskTypeEditor.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { useFormWords } from '../../../base/texts/useFormWords.ts';
import { workedPlan } from './workedPlan.ts';

/**
 * The form as the client has it, filled in by the team, for example while on the phone with them.
 * Until it is sent, what was changed stays on the device of its author (PRODUCT 9.8).
 */
export function FillForClient({
  task,
  content: { formId, version },
  form,
  before,
  onClose,
}: {
  task: TaskRow;
  content: ContentOfTask<'form'>;
  form: FormDefinition;
  /** What was sent; undefined where nothing was. */
  before: Answers | undefined;
  onClose: () => void;
}) {
  const t = useTexts();
  const words = useFormWords();
  const send = useCommand();
  const formElement = useId();
  const begins = useMemo(() => before ?? beginningAnswers(form), [before, form]);
  const unsent = useUnsent(`fill.${task.planId}.${task.id}.${formId}`, begins, (kept) =>
    lostAnswers(form, form, kept).map(({ fieldId }) => fieldId),
  );
  const end = () => {
    unsent.end();
    onClose();
  };
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = async (kept: Answers) => {
    if (sending) return;
    setSending(true);
    setError(null);
    try {
      await send('SendAnswers', {
        plan: workedPlan(task),
        ...{ taskId: task.id, formId, version, answers: kept },
      });
      end();
    } catch (reason) {
      setError(sentenceOf(reason));
      setSending(false);
    }
  };
  return (
    <div className="fv-dense form-answers">
      {unsent.isFromBefore && <WrittenBefore />}
      <FormViewer
        {...{ form, words }}
        answers={unsent.fields}
        id={formElement}
        onAnswer={unsent.type}
        onSend={(kept) => void submit(kept)}
      />
      {error !== null && <DialogError>{error}</DialogError>}
      <p className="form-answers-acts">
        <Button type="submit" form={formElement} variant="contained" disabled={sending}>
          {t('formTask.send')}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {t('words.close')}
        </Button>
        {unsent.isTyped && <Button onClick={end}>{t('words.discard')}</Button>}
      </p>
    </div>
  );
}
