import { Button } from '@mui/material';
import type { TaskRow } from '@waymark/api';
import type { Answer, Answers, FormDefinition } from '@waymark/events/forms';
import { beginningAnswers, FormViewer } from '@waymark/look/formViewer';
import { useId, useState } from 'react';
import { useCommand } from '../dataProvider/useCommand.ts';
import { DialogError, sentenceOf } from '../dialogs/DialogError.tsx';
import type { ContentOfTask } from '../taskTypes/taskTypeEditor.ts';
import { useTexts } from '../texts/index.ts';
import { useFormWords } from './useFormWords.ts';
import { workedPlan } from './workedPlan.ts';

/** The form as the client has it, filled in by the team, for example while on the phone with them. */
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
  const [answers, setAnswers] = useState<Answers>(
    () => before ?? beginningAnswers(form),
  );
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
      onClose();
    } catch (reason) {
      setError(sentenceOf(reason));
      setSending(false);
    }
  };
  const answer = (fieldId: string, value: Answer | undefined) =>
    setAnswers(({ [fieldId]: _, ...rest }) =>
      value === undefined ? rest : { ...rest, [fieldId]: value },
    );
  return (
    <div className="fv-dense form-answers">
      <FormViewer
        {...{ form, answers, words }}
        id={formElement}
        onAnswer={answer}
        onSend={(kept) => void submit(kept)}
      />
      {error !== null && <DialogError>{error}</DialogError>}
      <p className="form-answers-acts">
        <Button
          type="submit"
          form={formElement}
          variant="contained"
          disabled={sending}
        >
          {t('formTask.send')}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {t('words.cancel')}
        </Button>
      </p>
    </div>
  );
}
