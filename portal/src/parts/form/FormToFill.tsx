import type { Answers, FormDefinition } from '@waymark/events/forms';
import { formatTime } from '@waymark/look';
import {
  beginningAnswers,
  FormViewer,
  type BringsFiles,
  type AnswerClash,
} from '@waymark/look/formViewer';
import { useMemo, type ReactNode } from 'react';
import { Alert } from '../../base/page/Alert.tsx';
import type { AnswersRow } from '../../base/api/reads.ts';
import { texts } from '../../base/texts/form.ts';
import { answersOf } from './mergedDraft.ts';
import type { DraftState, OpenAnswerDraft } from './answerDraft.ts';

/** The id by which a button that stands elsewhere sends the form. */
export const FORM_ID = 'form-of-task';

type FormToFillProps = {
  form: FormDefinition;
  row: AnswersRow | undefined;
  /** The answers sent before; undefined where there are none. */
  before: Answers | undefined;
  draft: OpenAnswerDraft;
  state: DraftState;
  files: BringsFiles;
  /** Finds somebody's first name. */
  nameOf: (accountId: string) => string;
  onSend: (kept: Answers) => void;
  /** Why it was not sent, as people read it. */
  problem: string | undefined;
  /** Buttons below it. */
  children?: ReactNode;
};

/**
 * A form as it is filled in, with what is known of it so far; the same in the portal and in a
 * frame.
 */
export function FormToFill({
  form,
  row,
  before,
  draft,
  state,
  files,
  nameOf,
  onSend,
  problem,
  children,
}: FormToFillProps) {
  const t = texts();
  const answers = useMemo(
    () => answersOf(before ?? beginningAnswers(form), state.fields),
    [before, form, state.fields],
  );
  const asked = Object.entries(row?.asked ?? {});
  const clashes = new Map(
    [...state.clashes].map(([fieldId, { value, by }]): [string, AnswerClash] => [
      fieldId,
      { name: nameOf(by), value: value ?? undefined },
    ]),
  );
  return (
    <section className="form-work" aria-label={t.title}>
      <Saved saved={state.saved} />
      {form.intro !== '' && <p className="two form-intro">{form.intro}</p>}
      {asked[0] !== undefined && <p className="form-asks">{t.asks(nameOf(asked[0][1].by))}</p>}
      <FormViewer
        {...{ form, answers, files, clashes }}
        id={FORM_ID}
        words={t.viewer}
        asked={new Map(asked.map(([fieldId, { words }]) => [fieldId, words]))}
        onAnswer={draft.answer}
        onSettle={draft.settle}
        onSend={onSend}
      />
      {problem !== undefined && <Alert>{problem}</Alert>}
      {children}
    </section>
  );
}

/** Says where the answers are kept: on the device, or with the service. */
function Saved({ saved }: Pick<DraftState, 'saved'>) {
  const t = texts();
  const words =
    saved === 'not yet'
      ? ''
      : saved === 'saving'
        ? t.saving
        : saved === 'kept'
          ? t.kept
          : saved === 'stopped'
            ? t.stopped
            : t.saved(formatTime(saved.at));
  return (
    <p className="form-saved" role="status">
      {words}
    </p>
  );
}
