import {
  filledIn,
  noAnswers,
  noForm,
  type Answers,
  type Form,
  type FormDefinition,
  type Sealed,
} from '@waymark/events';
import { anyFilled } from '@waymark/events/testing';
import { assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import { sendAnswers } from './answers.ts';

/**
 * Of what a page shows and what is sent: as many as `FORM_RUNS` says, as in the viewer's own test.
 */
const numRuns = Number(process.env['FORM_RUNS'] ?? 300);
const task = {
  clientId: 'c',
  taskId: 't',
  moduleId: 'm',
  headline: 'Sign-on',
  formId: 'f',
  version: 1,
};
const command = {
  plan: { kind: 'process', id: 'p' },
  taskId: 't',
  formId: 'f',
  version: 1,
} as const;

/** The ids of the questions that are stored, or which of them refuses. */
function sent(
  definition: FormDefinition,
  answers: Answers,
): { stored: string[] } | { refuses: string } {
  const form: Form = {
    ...noForm,
    life: 'present',
    formId: 'f',
    versions: new Map([['1', definition]]),
  };
  const sealed = new Map(Object.keys(answers).map((id) => [id, `sealed ${id}` as Sealed<never>]));
  const by = { accountId: 'anna', sealed, was: {}, files: () => undefined };
  try {
    const [event] = sendAnswers(noAnswers, { ...command, answers }, task, form, by);
    return {
      stored: event?.type === 'AnswersSent' ? event.data.answers.map(({ fieldId }) => fieldId) : [],
    };
  } catch (error) {
    const { field } = error as { field: string };
    return { refuses: field.replace(/^answers\./, '') };
  }
}

test('what the page lets be sent is taken, as far as it is shown; what it does not is refused by the same question', () =>
  assert(
    property(anyFilled, ([form, answers]) => {
      const { problems, kept } = filledIn(form, answers);
      const [first] = problems.keys();
      const outcome = sent(form, answers);
      if (first === undefined) expect(outcome).toEqual({ stored: Object.keys(kept) });
      else expect(outcome).toEqual({ refuses: first });
    }),
    { numRuns },
  ));
