import {
  nouns,
  streamOf,
  taskStreamId,
  type Answers,
  type Form,
  type FormDefinition,
  type TaskAnswers,
} from '@waymark/events';
import type { Fold } from '@waymark/log';
import { z } from 'zod';
import { byItself } from '../../../policies/policies.ts';
import { entry } from '../../commandEntry.ts';
import type { PlanHolder } from '../holder.ts';
import { variableQuestions, variablesAnswered } from './answered.ts';

const ofTask = z.object({
  plan: z.object({ kind: z.literal('process'), id: z.string() }),
  taskId: z.string(),
  formId: z.string(),
});
type OfTask = z.infer<typeof ofTask>;

/** What becomes of variables by what stands beside their plan. No edge takes it as a command. */
export const variableFollows = {
  /** By the answers as they are now, however late that is followed (PRODUCT 18.2). */
  KeepAnswered: entry<
    OfTask,
    PlanHolder,
    { answers: TaskAnswers; form: Form },
    Answers
  >({
    schema: ofTask,
    policy: byItself,
    stream: ({ plan }, { workspaceId }) =>
      streamOf.process(workspaceId, plan.id),
    fold: () => nouns.process as Fold<PlanHolder>,
    reads: ({ plan, taskId, formId }, workspaceId) => ({
      answers: {
        stream: streamOf.answers(workspaceId, taskStreamId(plan.id, taskId)),
        fold: nouns.answers,
      },
      form: { stream: streamOf.form(workspaceId, formId), fold: nouns.form },
    }),
    prepare: (_, accounts, __, ___, { answers, form }) => {
      const asked = variableQuestions(answeredForm(form.state, answers.state));
      const fields = [...answers.state.fields].filter(([id]) =>
        asked.some(({ fieldId }) => fieldId === id),
      );
      return fields.length === 0
        ? Promise.resolve({})
        : accounts.openAnswers(new Map(fields));
    },
    decide: (state, { plan }, { reads, newId, prepared }) =>
      reads.answers.state.life === 'sent'
        ? variablesAnswered(
            ...([state, { plan }] as const),
            answeredForm(reads.form.state, reads.answers.state),
            prepared,
            newId,
          )
        : [],
  }),
};

/** The version that was answered; of another form nothing. */
const answeredForm = (
  form: Form,
  { formId, version }: TaskAnswers,
): FormDefinition =>
  (form.formId === formId ? form.versions.get(String(version)) : undefined) ?? {
    intro: '',
    fields: [],
  };
