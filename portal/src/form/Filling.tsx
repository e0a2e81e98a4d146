import type { Answers, FormDefinition } from '@waymark/events/forms';
import { formatTime } from '@waymark/look';
import {
  beginningAnswers,
  FormViewer,
  type Clash,
} from '@waymark/look/formViewer';
import { useMemo } from 'react';
import type { AnswersRow, TaskRow } from '../api/reads.ts';
import { told } from '../api/problem.ts';
import { useWho } from '../project/useProject.ts';
import { useAct } from '../task/useAct.ts';
import type { ContentOfTask } from '../taskTypes/contentOfTask.ts';
import { texts } from '../texts/form.ts';
import { tell } from '../toast/toasts.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import { answersOf } from './mergedDraft.ts';
import type { DraftState } from './openDraft.ts';
import { useFormFiles } from './useFormFiles.ts';
import { forgetDraft, useDraft } from './useDraft.ts';

/** By which the button of the dock sends it. */
const FORM_ID = 'form-of-task';

type FillingProps = {
  task: TaskRow;
  content: ContentOfTask<'form'>;
  form: FormDefinition;
  row: AnswersRow | undefined;
  /** What was sent before; undefined where nothing was. */
  before: Answers | undefined;
  onSent: () => void;
  /** Of what was sent and is being changed: leaves it as it was. */
  onCancel?: () => void;
};

/** The form as it is filled in: kept at every change, sent as a whole. */
export function Filling({
  task,
  content,
  form,
  row,
  before,
  onSent,
  onCancel,
}: FillingProps) {
  const t = texts();
  const { workspaceId } = useWorkspace();
  const { whoIs } = useWho(task.planId);
  const { draft, state } = useDraft(task, row?.changedAt ?? '');
  const { run, error, busy } = useAct();
  const files = useFormFiles(task, row);
  const answers = useMemo(
    () => answersOf(before ?? beginningAnswers(form), state.fields),
    [before, form, state.fields],
  );
  const asked = Object.entries(row?.asked ?? {});
  const clashes = new Map(
    [...state.clashes].map(([fieldId, { value, by }]): [string, Clash] => [
      fieldId,
      { name: whoIs(by).first, value: value ?? undefined },
    ]),
  );
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
    forgetDraft(task, workspaceId);
    tell(t.isSent);
    onSent();
  };
  return (
    <section className="form-work" aria-label={t.title}>
      <Saved saved={state.saved} />
      {form.intro !== '' && <p className="two form-intro">{form.intro}</p>}
      {asked[0] !== undefined && (
        <p className="form-asks">{t.asks(whoIs(asked[0][1].by).first)}</p>
      )}
      <FormViewer
        {...{ form, answers, files, clashes }}
        id={FORM_ID}
        words={t.viewer}
        asked={new Map(asked.map(([fieldId, { words }]) => [fieldId, words]))}
        onAnswer={draft.answer}
        onSettle={draft.settle}
        onSend={(kept) => void send(kept)}
      />
      {error !== undefined && (
        <p className="alert" role="alert">
          {told(error).sentence}
        </p>
      )}
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
    </section>
  );
}

/** Where what was answered is. */
function Saved({ saved }: Pick<DraftState, 'saved'>) {
  const t = texts();
  const words =
    saved === 'not yet'
      ? ''
      : saved === 'saving'
        ? t.saving
        : saved === 'kept'
          ? t.kept
          : t.saved(formatTime(saved.at));
  return (
    <p className="form-saved" role="status">
      {words}
    </p>
  );
}
