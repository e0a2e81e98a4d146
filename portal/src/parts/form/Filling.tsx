import type { Answers, FormDefinition } from '@waymark/events/forms';
import type { AnswersRow, TaskRow } from '../../base/api/reads.ts';
import { describeError } from '../../base/api/problem.ts';
import { useWho } from '../project/useProject.ts';
import { useAct } from '../task/useAct.ts';
import type { ContentOfTask } from '../task/contentOfTask.ts';
import { texts } from '../../base/texts/form.ts';
import { tell } from '../../base/toast/toasts.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';
import { FORM_ID, FormToFill } from './FormToFill.tsx';
import { useFormFiles } from './useFormFiles.ts';
import { forgetDraft, useDraft } from './useDraft.ts';

type FillingProps = {
  task: TaskRow;
  content: ContentOfTask<'form'>;
  form: FormDefinition;
  row: AnswersRow | undefined;
  /** The answers sent before; undefined where there are none. */
  before: Answers | undefined;
  onSent: () => void;
  /** Of what was sent and is being changed: leaves it as it was. */
  onCancel?: () => void;
};

/** The form as it is filled in: kept at every change, sent as a whole. */
export function Filling({ task, content, form, row, before, onSent, onCancel }: FillingProps) {
  const t = texts();
  const { me, workspaceId } = useWorkspace();
  const { whoIs } = useWho(task.planId);
  const place = { workspaceId, accountId: me.accountId };
  const { draft, state } = useDraft(place, task, row?.changedAt ?? '');
  const { run, error, busy } = useAct();
  const files = useFormFiles(workspaceId, task, row);
  const send = async (kept: Answers) => {
    if (busy) return;
    const { planId: processId, id: taskId, headline, planKind } = task;
    if (planKind === 'blueprint') return;
    const { formId, version } = content;
    await draft.rest();
    const done = await run({ processId, taskId, headline }, 'SendAnswers', {
      plan: { kind: planKind, id: processId },
      ...{ taskId, formId, version, answers: kept },
    });
    if (done === undefined) return;
    draft.drop();
    tell(done.sent ? t.isSent : t.onItsWay);
    onSent();
  };
  return (
    <FormToFill
      {...{ form, row, before, draft, state, files }}
      nameOf={(accountId) => whoIs(accountId).first}
      onSend={(kept) => void send(kept)}
      problem={error === undefined ? undefined : describeError(error).sentence}
    >
      {onCancel !== undefined && (
        <p className="form-again">
          <button type="submit" form={FORM_ID} className="btn primary">
            {t.sendAgain}
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => {
              draft.drop();
              forgetDraft(task, workspaceId);
              onCancel();
            }}
          >
            {t.cancel}
          </button>
        </p>
      )}
    </FormToFill>
  );
}
