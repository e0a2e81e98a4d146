import { sendCommand } from '@waymark/client';
import type { Answers, FormDefinition } from '@waymark/events/forms';
import { useRef, useState } from 'react';
import { describeError } from '../base/api/problem.ts';
import { refetch } from '../base/api/queryCache.ts';
import type { AnswersRow, TaskRow } from '../base/api/reads.ts';
import { wire } from '../base/api/wire.ts';
import { FORM_ID, FormToFill } from '../parts/form/FormToFill.tsx';
import { forgetDraft, useDraft, type FormPlace } from '../parts/form/useDraft.ts';
import { useFormFiles } from '../parts/form/useFormFiles.ts';
import type { ContentOfTask } from '../parts/task/contentOfTask.ts';
import { texts as formTexts } from '../base/texts/form.ts';
import { texts } from '../base/texts/frame.ts';
import { tell } from './holder.ts';

type FramedFillingProps = {
  task: TaskRow;
  content: ContentOfTask<'form'>;
  form: FormDefinition;
  row: AnswersRow | undefined;
  before: Answers | undefined;
  /** It was, and is being changed. */
  isSent: boolean;
  origin: string;
  place: FormPlace;
  onDone: () => void;
};

/**
 * A form as it is filled in in a frame: the button that sends it stands below it, and whoever holds
 * the frame hears that it was sent.
 */
export function FramedFilling({
  task,
  content,
  form,
  row,
  before,
  isSent,
  origin,
  place,
  onDone,
}: FramedFillingProps) {
  const { workspaceId } = place;
  const { draft, state } = useDraft(place, task, row?.changedAt ?? '');
  const files = useFormFiles(workspaceId, task, row);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  /** One attempt of a person, however often it has to be made. */
  const key = useRef(crypto.randomUUID());
  const send = async (kept: Answers) => {
    const { planId, id: taskId, planKind } = task;
    if (busy || planKind === 'blueprint') return;
    setBusy(true);
    setError(undefined);
    try {
      await draft.rest();
      const { formId, version } = content;
      const plan = { kind: planKind, id: planId };
      const payload = { plan, taskId, formId, version, answers: kept };
      await sendCommand(wire, 'SendAnswers', payload, { ...{ workspaceId, key: key.current } });
    } catch (failure) {
      key.current = crypto.randomUUID();
      setError(failure);
      return setBusy(false);
    }
    draft.drop();
    forgetDraft(task, workspaceId);
    tell(origin, 'FORM_UPDATED');
    await refetch();
    setBusy(false);
    onDone();
  };
  const t = texts();
  return (
    <FormToFill
      {...{ form, row, before, draft, state, files }}
      nameOf={() => t.somebody}
      onSend={(kept) => void send(kept)}
      problem={error === undefined ? undefined : describeError(error).sentence}
    >
      <p className="form-again">
        <button type="submit" form={FORM_ID} className="btn primary" aria-disabled={busy}>
          {isSent ? t.sendChanges : t.send}
        </button>
        {isSent && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              draft.drop();
              forgetDraft(task, workspaceId);
              onDone();
            }}
          >
            {formTexts().cancel}
          </button>
        )}
      </p>
    </FormToFill>
  );
}
