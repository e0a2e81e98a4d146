import { refusalText } from '@waymark/api/problems';
import type { Command } from '@waymark/api';
import {
  alike,
  filledIn,
  type Answer,
  type Answers,
  type AnswersEvent,
  type Form,
  type FormDefinition,
  type Sealed,
  type TaskAnswers,
} from '@waymark/events';
import { DecisionRefused, existing } from '../../decisions/decision.ts';
import type { AskedTask } from './askedTask.ts';

/** What somebody answers, each sealed by their key, and what stood there before, opened. */
export type Answering = {
  readonly accountId: string;
  readonly sealed: ReadonlyMap<string, Sealed<Answer>>;
  readonly was: Answers;
  /**
   * Refuses those of some files that were not brought for this form. `field`: where one is named.
   * @throws DecisionRefused `file-not-found`
   */
  readonly files: (fileIds: readonly string[], field: (fileId: string) => string) => void;
};

/**
 * Sends answers, or corrects those that were sent. What is hidden is dropped, whatever was given
 * (PRODUCT 18.4); nothing happens where all stands there already.
 * @throws DecisionRefused `form-moved`, `answer-invalid` with the question named
 */
export function sendAnswers(
  state: TaskAnswers,
  { plan, formId, version, answers }: Command<'SendAnswers'>,
  task: AskedTask,
  form: Form,
  { accountId, sealed, was, files }: Answering,
): AnswersEvent[] {
  if (task.formId !== formId || task.version !== version)
    throw new DecisionRefused('conflict', 'form-moved', refusalText('formMoved'));
  const definition = definitionOf(form, version);
  const kept = keptOf(definition, answers);
  for (const { kind, fieldId } of definition.fields) {
    const ids = kind === 'file' ? kept[fieldId] : undefined;
    if (Array.isArray(ids)) files(ids, () => `answers.${fieldId}`);
  }
  const given = (fieldIds: readonly string[]) =>
    fieldIds.flatMap((fieldId) => {
      const value = sealed.get(fieldId);
      return value === undefined ? [] : [{ fieldId, accountId, value }];
    });
  const of = { plan, ...task };
  const goesOn = state.life === 'sent' && state.formId === formId && state.version === version;
  if (!goesOn) return [{ type: 'AnswersSent', data: { ...of, answers: given(Object.keys(kept)) } }];
  const changed = Object.keys(kept).filter((fieldId) => !alike(was[fieldId], kept[fieldId]));
  const gone = [...state.fields.keys()].filter((fieldId) => !Object.hasOwn(kept, fieldId));
  return changed.length + gone.length + state.asked.size === 0
    ? []
    : [{ type: 'AnswersCorrected', data: { ...of, answers: given(changed), gone } }];
}

/**
 * What counts of some answers. @throws DecisionRefused `answer-invalid` for the first that does not
 * hold
 */
function keptOf(form: FormDefinition, answers: Answers): Answers {
  const { kept, problems } = filledIn(form, answers);
  for (const [fieldId, { code }] of problems)
    throw new DecisionRefused(
      'invalid',
      'answer-invalid',
      code === 'required' ? refusalText('answerMissing') : refusalText('answerWrong'),
      `answers.${fieldId}`,
    );
  return kept;
}

const definitionOf = ({ versions }: Form, version: number): FormDefinition =>
  existing(versions, String(version), 'form', 'version');

/**
 * What is to be changed, in words that stand above each question. @throws DecisionRefused
 * `answers-not-sent`
 */
export function askForChange(
  state: TaskAnswers,
  { plan, asked }: Command<'AskForChange'>,
  task: AskedTask,
  { accountId, words }: { readonly accountId: string; readonly words: readonly Sealed<string>[] },
): AnswersEvent[] {
  onceSent(state);
  const { formId, version } = state;
  return [
    {
      type: 'AnswersChangeAsked',
      data: {
        ...{ plan, ...task, formId, version },
        asked: asked.flatMap(({ fieldId }, nth) => {
          const sealed = words[nth];
          return sealed === undefined ? [] : [{ fieldId, accountId, words: sealed }];
        }),
      },
    },
  ];
}

/** @throws DecisionRefused `answers-not-sent` */
export function withdrawAnswers(
  state: TaskAnswers,
  { plan }: Command<'WithdrawAnswers'>,
  task: AskedTask,
): AnswersEvent[] {
  if (state.life === 'withdrawn') return [];
  onceSent(state);
  const { formId, version } = state;
  return [{ type: 'AnswersWithdrawn', data: { plan, ...task, formId, version } }];
}

function onceSent({ life }: TaskAnswers): void {
  if (life !== 'sent')
    throw new DecisionRefused('conflict', 'answers-not-sent', refusalText('answersNotSent'));
}
