import {
  nouns,
  streamOf,
  taskStreamId,
  type Form,
  type FormDefinition,
  type TaskAnswers,
} from '@waymark/events';
import type { Fold } from '@waymark/log';
import { z } from 'zod';
import { systemOnly } from '../../../policies/policies.ts';
import { entry } from '../../commandEntry.ts';
import type { PlanHolder } from '../holder.ts';
import {
  variableQuestions,
  variablesAnswered,
  valuesAnswered,
  type KeptAnswer,
  type ValueAnswered,
} from './answered.ts';

const ofTask = z.object({
  plan: z.object({ kind: z.literal('process'), id: z.string() }),
  taskId: z.string(),
  formId: z.string(),
});
type TaskReference = z.infer<typeof ofTask>;

type KeptAnswers = {
  readonly values: readonly ValueAnswered[];
  readonly kept: ReadonlyMap<string, KeptAnswer>;
};

/** What becomes of variables by what stands beside their plan. No edge takes it as a command. */
export const variableFollows = {
  /** By the answers as they are now, however late that is followed (PRODUCT 18.2). */
  KeepAnswered: entry<TaskReference, PlanHolder, { answers: TaskAnswers; form: Form }, KeptAnswers>(
    {
      schema: ofTask,
      policy: systemOnly,
      stream: ({ plan }, { workspaceId }) => streamOf.process(workspaceId, plan.id),
      fold: () => nouns.process as Fold<PlanHolder>,
      reads: ({ plan, taskId, formId }, workspaceId) => ({
        answers: {
          stream: streamOf.answers(workspaceId, taskStreamId(plan.id, taskId)),
          fold: nouns.answers,
        },
        form: { stream: streamOf.form(workspaceId, formId), fold: nouns.form },
      }),
      prepare: async (_, accounts, __, state, { answers, form }) => {
        if (answers.state.life !== 'sent') return { values: [], kept: new Map() };
        const asked = answeredForm(form.state, answers.state);
        const names = new Set(variableQuestions(asked).map(({ fieldId }) => fieldId));
        const given = new Map([...answers.state.fields].filter(([id]) => names.has(id)));
        const values =
          given.size === 0 ? [] : valuesAnswered(state, asked, await accounts.openAnswers(given));
        const kept = new Map<string, KeptAnswer>();
        for (const { fieldId, known, value } of values) {
          const by = given.get(fieldId)?.accountId ?? '';
          kept.set(fieldId, {
            sealed: await accounts.sealText(by, value),
            was: known && (await accounts.openText(known.value)),
          });
        }
        return { values, kept };
      },
      decide: (_, __, { newId, prepared: { values, kept } }) =>
        variablesAnswered(values, kept, newId),
    },
  ),
};

/** The version that was answered; of another form nothing. */
const answeredForm = (form: Form, { formId, version }: TaskAnswers): FormDefinition =>
  (form.formId === formId ? form.versions.get(String(version)) : undefined) ?? {
    intro: '',
    fields: [],
  };
